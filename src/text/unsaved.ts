/** Forms whose changes are not saved, and leaving a screen that has some. §4 Profile sections */
export const unsavedText = {
  save: 'Salvează',
  /** What was typed is saved as a draft. */
  kept: 'Ce ați completat este păstrat.',
  question: 'Părăsiți pagina fără să salvați?',
  help: 'Ce ați modificat nu apare în profil până nu salvați; îl regăsiți aici, în acest browser.',
  signOutHelp: 'Ce ați modificat nu apare în profil, iar la ieșire se șterge din acest browser.',
  leave: 'Părăsește pagina',
  stay: 'Rămâi pe pagină',
} as const
