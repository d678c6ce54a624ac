/** §2 Messages: replaces a blank name. */
export const peopleText = { unnamed: 'Utilizator fara nume' } as const
