/** §2 Messages: what a blank name shows as. */
export const peopleText = { unnamed: 'Utilizator fara nume' } as const
