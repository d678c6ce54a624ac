/** Leaving a screen with changes that were not saved. §4 Profile sections */
export const unsavedText = {
  question: 'Părăsiți pagina fără să salvați?',
  help: 'Ce ați modificat rămâne păstrat în acest browser, dar nu este salvat.',
  leave: 'Părăsește pagina',
  stay: 'Rămâi pe pagină',
} as const
