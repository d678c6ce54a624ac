import type { Account } from '#mocks/rows.ts'
import { byName, categories, cycles, experience, occupations, townCities } from '#mocks/seeding/lists.ts'

export type PersonaId = 'visitor' | 'student' | 'student2' | 'teacher' | 'teacherUnpaid' | 'teacherNew'

export type Persona = {
  id: PersonaId
  /** Shown on the login page and in the panel. */
  label: string
  profile: Account | null
}

const blank = {
  Cities: [],
  AlsoOnline: false,
  AtTeacher: false,
  AtStudent: false,
  Categories: [],
  Cycles: [],
  IsTeacher: false,
} satisfies Partial<Account>

const student: Account = {
  ...blank,
  UserCode: 's3d8q1',
  FirstName: 'Ioana',
  LastName: 'Dumitrescu',
  Email: 'ioana.dumitrescu@example.com',
  PhoneNumber: '0700 100 200',
  ProfileImageUrl: 'portret-f-s3d8q1.jpg',
  Cities: [byName(townCities, 'Cluj-Napoca')],
}

/** Another student, in a second tab: who takes the hour that `student` looks at. */
const student2: Account = {
  ...blank,
  UserCode: 'r2m5k8',
  FirstName: 'Radu',
  LastName: 'Munteanu',
  Email: 'radu.munteanu@example.com',
  PhoneNumber: '0700 700 800',
}

const teacher: Account = {
  UserCode: 'm4t7k2',
  FirstName: 'Mihai',
  LastName: 'Ionescu',
  Email: 'mihai.ionescu@example.com',
  PhoneNumber: '0700 300 400',
  ProfileImageUrl: 'portret-m-m4t7k2.jpg',
  Cities: [byName(townCities, 'București'), byName(townCities, 'Voluntari')],
  AlsoOnline: true,
  AtTeacher: true,
  AtStudent: false,
  Experience: byName(experience, '10-20 de ani'),
  Occupation: byName(occupations, 'Profesor'),
  Studies: 'Universitatea din București, Facultatea de Matematică și Informatică',
  YouYubeURL: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  Categories: [
    byName(categories, 'Matematica'),
    byName(categories, 'Fizică'),
    byName(categories, 'Informatica'),
  ],
  Cycles: ['Clasele V-VIII', 'Evaluare națională', 'Clasele IX-XII', 'Bacalaureat'].map(name =>
    byName(cycles, name),
  ),
  IsTeacher: true,
  SubscriptionStartDate: '2026-10-05T10:20:00',
  SubscriptionEndDate: '2027-01-05T10:20:00',
}

const teacherUnpaid: Account = {
  ...blank,
  UserCode: 'e9p2w5',
  FirstName: 'Elena-Cătălina',
  LastName: 'Constantinescu-Brătescu',
  Email: 'elena.constantinescu@example.com',
  PhoneNumber: '0700 500 600',
  ProfileImageUrl: 'portret-f-e9p2w5.jpg',
  Cities: [byName(townCities, 'Iași')],
  AlsoOnline: true,
  Experience: byName(experience, '3-5 ani'),
  Occupation: byName(occupations, 'Traducător'),
  Studies: 'Universitatea „Alexandru Ioan Cuza” din Iași, Facultatea de Litere',
  Categories: [byName(categories, 'Limba engleza'), byName(categories, 'Limba franceză')],
  Cycles: ['Clasele V-VIII', 'Clasele IX-XII', 'Adulți'].map(name => byName(cycles, name)),
  IsTeacher: true,
}

const teacherNew: Account = {
  ...blank,
  UserCode: 'n1v6z8',
  Email: 'profesor.nou@example.com',
  IsTeacher: true,
}

/** The personas that a tester can sign in as. Their codes never change: tests, links and drafts contain them. */
export const personas: Record<PersonaId, Persona> = {
  visitor: { id: 'visitor', label: 'Vizitator (neautentificat)', profile: null },
  student: { id: 'student', label: 'Elev: Ioana Dumitrescu', profile: student },
  student2: { id: 'student2', label: 'Alt elev: Radu Munteanu', profile: student2 },
  teacher: { id: 'teacher', label: 'Profesor cu abonament: Mihai Ionescu', profile: teacher },
  teacherUnpaid: {
    id: 'teacherUnpaid',
    label: 'Profesor fără abonament: Elena-Cătălina Constantinescu-Brătescu',
    profile: teacherUnpaid,
  },
  teacherNew: { id: 'teacherNew', label: 'Profesor nou, cu profilul gol', profile: teacherNew },
}

/** Returns the code of a persona's account; `""` for the visitor, who has none. */
export const codeOf = (persona: PersonaId) => personas[persona].profile?.UserCode ?? ''
