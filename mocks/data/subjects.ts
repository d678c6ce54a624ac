/**
 * The subject groups. A subject's id is its place in the whole list, a group's its place among the groups; add at the end
 * of a group only together with the pinned hash of the world. The five that the home page links to are spelled as the
 * links are, others as the teachers of the real site write them.
 */
export const subjectGroups: [group: string, subjects: string[]][] = [
  [
    'Științe exacte',
    [
      'Matematica',
      'Fizică',
      'Chimie',
      'biologie',
      'Informatica',
      'Statistică',
      'Astronomie',
      'Matematică financiară',
    ],
  ],
  [
    'Limbi străine',
    [
      'Limba engleza',
      'Limba franceză',
      'Limba germană',
      'Limba spaniolă',
      'Limba italiană',
      'Limba rusă',
      'Limba maghiară',
      'Limba latină',
      'Limba japoneză',
      'Limba chineză',
      'Limba coreeană',
      'Română pentru străini',
    ],
  ],
  [
    'Științe umaniste',
    [
      'Limba romana',
      'Istorie',
      'Geografie',
      'Filosofie',
      'Logică și argumentare',
      'Psihologie',
      'Sociologie',
      'Religie',
    ],
  ],
  [
    'Programare și tehnologie',
    [
      'C++',
      'Python',
      'Java',
      'Tehnologii web',
      'Baze de date',
      'Robotică',
      'Utilizarea calculatorului',
      'AutoCAD',
    ],
  ],
  ['Economie și drept', ['Economie', 'Contabilitate', 'Marketing', 'Finanțe', 'Drept civil', 'Drept penal']],
  ['Muzică', ['Pian', 'Chitară', 'Vioară', 'Canto', 'Tobe', 'Teorie muzicală', 'Acordeon']],
  [
    'Arte',
    ['Desen', 'Pictură', 'Desen tehnic și geometrie descriptivă', 'Fotografie', 'Actorie', 'Design grafic'],
  ],
  ['Sport', ['Înot', 'Tenis', 'Șah', 'Dans', 'Yoga', 'Schi']],
  [
    'Pregătire și dezvoltare',
    [
      'Pregătire școală primară',
      'After school',
      'Logopedie',
      'Admitere medicină',
      'Pregătire cursuri universitare',
      'Dezvoltare personală',
      'Public speaking',
    ],
  ],
]
