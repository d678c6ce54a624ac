import { listOf } from './listOf.ts'

/**
 * The groups of subjects. The id of a subject is its position in the whole list, and the id of a group is its
 * position among the groups, so add a subject only at the end. The five subjects that the home page links to are spelled as in the
 * links, the others as tutors write them on the real site.
 */
export const subjectGroups: [group: string, subjects: string[]][] = Object.entries({
  'Științe exacte':
    'Matematica, Fizică, Chimie, biologie, Informatica, Statistică, Astronomie, Matematică financiară',
  'Limbi străine': `
    Limba engleza, Limba franceză, Limba germană, Limba spaniolă, Limba italiană, Limba rusă, Limba maghiară,
    Limba latină, Limba japoneză, Limba chineză, Limba coreeană, Română pentru străini`,
  'Științe umaniste':
    'Limba romana, Istorie, Geografie, Filosofie, Logică și argumentare, Psihologie, Sociologie, Religie',
  'Programare și tehnologie':
    'C++, Python, Java, Tehnologii web, Baze de date, Robotică, Utilizarea calculatorului, AutoCAD',
  'Economie și drept': 'Economie, Contabilitate, Marketing, Finanțe, Drept civil, Drept penal',
  Muzică: 'Pian, Chitară, Vioară, Canto, Tobe, Teorie muzicală, Acordeon',
  Arte: 'Desen, Pictură, Desen tehnic și geometrie descriptivă, Fotografie, Actorie, Design grafic',
  Sport: 'Înot, Tenis, Șah, Dans, Yoga, Schi',
  'Pregătire și dezvoltare': `
    Pregătire școală primară, After school, Logopedie, Admitere medicină, Pregătire cursuri universitare,
    Dezvoltare personală, Public speaking`,
}).map(([group, subjects]) => [group, listOf(subjects)])
