import type { AdRow, Person } from '#mocks/rows.ts'

/**
 * An edge case for screens: a tutor and the first of their ads. It replaces a tutor of the full world
 * (`tutor` is the position of that one), so that the numbers of tutors and ads stay the same. The position
 * must be beyond the first page of the list, and outside the subjects that journeys count.
 */
export type TutorCase = {
  id: string
  title: string
  tutor: number
  person?: Partial<Person>
  ad?: Partial<AdRow>
}

const blankTutor: Partial<Person> = {
  FirstName: undefined,
  LastName: undefined,
  PhoneNumber: undefined,
  ProfileImageUrl: undefined,
  Cities: [],
  AlsoOnline: false,
  AtTeacher: false,
  AtStudent: false,
  Experience: null,
  Occupation: null,
  Studies: undefined,
  YouYubeURL: undefined,
  Categories: [],
  Cycles: [],
  Rating: undefined,
  reviews: 0,
}

const sentence =
  'Lucrăm pe îndelete, cu exemple din viața de zi cu zi și cu multe exerciții rezolvate împreună. '

/** A text of 2,000 characters, the most that the server's column holds. */
const longest = sentence.repeat(30).slice(0, 1999).concat('.')

export const tutorCases: TutorCase[] = [
  {
    id: 'ad-empty',
    title: 'Anunț și profesor din care lipsește tot ce poate lipsi',
    tutor: 419,
    person: blankTutor,
    ad: {
      Duration: null,
      DurationName: undefined,
      Price: null,
      Added: null,
      Description: undefined,
      Cycles: [],
      views: 0,
    },
  },
  {
    id: 'no-last-name',
    title: 'Profesor fără nume de familie',
    tutor: 413,
    person: { FirstName: 'Dragoș', LastName: undefined },
  },
  {
    id: 'no-name',
    title: 'Profesor fără nume și fără prenume',
    tutor: 402,
    person: { FirstName: undefined, LastName: undefined },
  },
  {
    id: 'long-name',
    title: 'Nume și prenume foarte lungi',
    tutor: 400,
    person: {
      FirstName: 'Ștefania-Mădălina Alexandrina-Ecaterina Maria-Magdalena',
      LastName: 'Constantinescu-Brătescu-Hadârcă de Târgoviște și Câmpulung-Muscel',
    },
  },
  {
    id: 'unbroken-name',
    title: 'Nume lung, fără niciun loc de despărțire',
    tutor: 385,
    person: { FirstName: 'Ana'.repeat(20), LastName: 'Papadopoulos'.repeat(5) },
  },
  { id: 'price-zero', title: 'Anunț cu prețul 0', tutor: 412, ad: { Price: 0 } },
  {
    id: 'price-high',
    title: 'Anunț cu preț de patru cifre și bani',
    tutor: 387,
    ad: { Price: 1249.5, Duration: 180, DurationName: '3 ore' },
  },
  {
    id: 'long-description',
    title: 'Descriere de 2.000 de caractere',
    tutor: 397,
    ad: { Description: longest },
  },
  {
    id: 'unbroken-text',
    title: 'Descriere dintr-un singur cuvânt de 400 de litere',
    tutor: 383,
    ad: { Description: 'matematicăfizicăchimie'.repeat(19).slice(0, 400) },
  },
  { id: 'many-cities', title: 'Profesor cu 14 orașe', tutor: 418 },
  { id: 'no-availability', title: 'Profesor fără nicio oră disponibilă', tutor: 399 },
  {
    id: 'bad-video',
    title: 'Adresă de film care nu este YouTube',
    tutor: 403,
    person: { YouYubeURL: 'https://www.youtube.com.example.net/watch?v=aqz-KE-bpKQ' },
  },
  {
    id: 'script-video',
    title: 'Adresă de film care este un script',
    tutor: 401,
    person: { YouYubeURL: 'javascript:alert(document.domain)//www.youtube.com/watch?v=aqz-KE-bpKQ' },
  },
  {
    id: 'html',
    title: 'Marcaj HTML și scripturi în toate textele',
    tutor: 405,
    person: {
      FirstName: '<b>Ana</b>',
      LastName: '<script>alert(1)</script>',
      Studies: '<img src=x onerror="alert(2)"> &amp; &lt;Facultatea&gt;',
      Rating: 80,
      reviews: 6,
    },
    ad: {
      Description:
        '<h1>Ofertă</h1><a href="javascript:alert(3)">click</a>\n\n"Ghilimele", \'apostrof\', 1 < 2 && 3 > 2, {{ 7 * 7 }}, ${7 * 7}',
    },
  },
  {
    id: 'emoji',
    title: 'Emoji în nume și în texte',
    tutor: 407,
    person: { FirstName: '👩‍🏫 Zoe', LastName: '🇷🇴Popa', Studies: '🎓🎓🎓' },
    ad: { Description: '🎻 Vioară de la zero 👶🏽 la concert 🎼\n👨‍👩‍👧‍👦 Lecții în familie! ❤️‍🔥' },
  },
  {
    id: 'rtl',
    title: 'Texte scrise de la dreapta la stânga',
    tutor: 411,
    person: { FirstName: 'ליאת', LastName: 'الحسيني', Studies: 'جامعة بوخارست \u202Eתואר' },
    ad: { Description: 'أقدم دروسًا في اللغة الإيطالية، prețul este 80 lei/oră.\nשיעורי איטלקית לכל הרמות.' },
  },
  {
    id: 'broken-photo',
    title: 'Portret care nu mai este pe server',
    tutor: 417,
    person: { ProfileImageUrl: 'pierdut-portret.jpg' },
  },
  {
    id: 'rating-zero',
    title: 'Profesor cu media 0',
    tutor: 416,
    person: { Rating: 0, reviews: 3 },
  },
  {
    id: 'no-reviews',
    title: 'Profesor nou, fără recenzii: serverul trimite media 0',
    tutor: 408,
    person: { Rating: 0, reviews: 0 },
  },
  { id: 'no-phone', title: 'Profesor fără telefon', tutor: 388, person: { PhoneNumber: undefined } },
]

/** Start of the file names of missing pictures: the server answers these with 404. */
export const lostPicture = 'pierdut-'
