// Studies of tutors, by occupation or else by the group of their first subject.

const medicine = [
  'Universitatea de Medicină și Farmacie „Iuliu Hațieganu” din Cluj-Napoca',
  'Universitatea de Medicină și Farmacie „Carol Davila” din București',
]

const engineering = [
  'Universitatea Politehnica din București, Facultatea de Automatică și Calculatoare',
  'Universitatea Transilvania din Brașov',
]

const psychology = [
  'Universitatea Babeș-Bolyai din Cluj-Napoca, Facultatea de Psihologie și Științe ale Educației',
  'Licență în psihologie și modul psihopedagogic; master în consiliere școlară',
]

const pupils = [
  'Colegiul Național „Sfântul Sava” din București, profil matematică-informatică',
  'Colegiul Național „Emil Racoviță” din Cluj-Napoca, profil științe ale naturii',
]

export const studiesOf: Record<string, string[]> = {
  'Elev olimpic': pupils,
  Inginer: engineering,
  Medic: medicine,
  Psiholog: psychology,

  'Științe exacte': [
    'Universitatea din București, Facultatea de Matematică și Informatică',
    'Universitatea Babeș-Bolyai din Cluj-Napoca, Facultatea de Fizică',
    'Universitatea „Alexandru Ioan Cuza” din Iași, Facultatea de Biologie',
    'Universitatea de Vest din Timișoara, Facultatea de Chimie, Biologie, Geografie',
    'Universitatea din Craiova, Facultatea de Științe',
  ],
  'Limbi străine': [
    'Universitatea din București, Facultatea de Limbi și Literaturi Străine',
    'Universitatea Babeș-Bolyai din Cluj-Napoca, Facultatea de Litere',
  ],
  'Științe umaniste': [
    'Universitatea Babeș-Bolyai din Cluj-Napoca, Facultatea de Litere',
    'Universitatea din București, Facultatea de Filosofie',
    'Universitatea „Alexandru Ioan Cuza” din Iași, Facultatea de Istorie',
  ],
  'Programare și tehnologie': [
    ...engineering,
    'Universitatea din București, Facultatea de Matematică și Informatică',
  ],
  'Economie și drept': [
    'Academia de Studii Economice din București',
    'Universitatea din București, Facultatea de Drept',
  ],
  Muzică: [
    'Universitatea Națională de Muzică din București',
    'Academia Națională de Muzică „Gheorghe Dima” din Cluj-Napoca',
  ],
  Arte: ['Universitatea Națională de Arte din București', 'Universitatea de Artă și Design din Cluj-Napoca'],
  Sport: [
    'Universitatea Națională de Educație Fizică și Sport din București',
    'Universitatea Transilvania din Brașov, Facultatea de Educație Fizică și Sporturi Montane',
  ],
  'Pregătire și dezvoltare': psychology,
}
