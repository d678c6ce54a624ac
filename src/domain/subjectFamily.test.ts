import { expect, test } from 'vitest'
import { expectRows } from '#test/expectRows.ts'
import { listOf } from '#mocks/data/listOf.ts'
import { subjectGroups } from '#mocks/data/subjects.ts'
import { type SubjectFamily, subjectFamily } from './subjectFamily.ts'

const expected: Record<SubjectFamily, string> = {
  maths: 'Matematica, Statistică, Matematică financiară, Economie, Contabilitate, Finanțe',
  sciences: 'Fizică, Chimie, biologie, Astronomie, Admitere medicină',
  languages: `Limba engleza, Limba franceză, Limba germană, Limba spaniolă, Limba italiană, Limba rusă,
    Limba maghiară, Limba latină, Limba japoneză, Limba chineză, Limba coreeană, Română pentru străini,
    Limba romana, Logopedie, Public speaking`,
  programming: `Informatica, C++, Python, Java, Tehnologii web, Baze de date, Robotică, Utilizarea calculatorului,
    AutoCAD`,
  music: 'Pian, Chitară, Vioară, Canto, Tobe, Teorie muzicală, Acordeon',
  arts: 'Desen, Pictură, Desen tehnic și geometrie descriptivă, Fotografie, Actorie, Design grafic',
  sport: 'Înot, Tenis, Dans, Yoga, Schi',
  plain: `Istorie, Geografie, Filosofie, Logică și argumentare, Psihologie, Sociologie, Religie, Marketing,
    Drept civil, Drept penal, Șah, Pregătire școală primară, After school, Pregătire cursuri universitare,
    Dezvoltare personală`,
}

test('every subject of the simulated back end has its family', () => {
  const families = Object.entries(expected).flatMap(([family, names]) =>
    listOf(names).map(name => [name, family]),
  )
  const actual = subjectGroups.flatMap(([, names]) => names.map(name => [name, subjectFamily(name)]))
  expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(families))
})

test('a subject belongs to its family, whatever its case, diacritics or blanks', () => {
  expectRows(subjectFamily, [
    ['MATEMATICĂ', 'maths'],
    ['  limba   Engleză ', 'languages'],
    ['Engleza', 'languages'],
    ['Programare', 'programming'],
    ['Ştiinţe', 'sciences'],
    ['', 'plain'],
    ['Origami', 'plain'],
    ['Cultură generală', 'plain'],
  ])
})
