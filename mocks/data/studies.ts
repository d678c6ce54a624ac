/** Where tutors studied. */
export const universities = [
  'Universitatea din București, Facultatea de Matematică și Informatică',
  'Universitatea din București, Facultatea de Limbi și Literaturi Străine',
  'Universitatea Babeș-Bolyai din Cluj-Napoca, Facultatea de Litere',
  'Universitatea Babeș-Bolyai din Cluj-Napoca, Facultatea de Fizică',
  'Universitatea „Alexandru Ioan Cuza” din Iași, Facultatea de Biologie',
  'Universitatea de Vest din Timișoara, Facultatea de Chimie, Biologie, Geografie',
  'Universitatea Politehnica din București, Facultatea de Automatică și Calculatoare',
  'Academia de Studii Economice din București',
  'Universitatea Națională de Muzică din București',
  'Universitatea din Craiova, Facultatea de Științe',
  'Universitatea Transilvania din Brașov',
  'Universitatea de Medicină și Farmacie „Iuliu Hațieganu”, Cluj-Napoca',
  'Colegiul Național „Sfântul Sava”, profil matematică-informatică (în curs)',
  'Licență în psihologie și modul psihopedagogic; master în consiliere școlară',
]
