import type { AdRow, Person } from '#mocks/rows.ts'

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

const blankAd: Partial<AdRow> = {
  Duration: null,
  DurationName: undefined,
  Price: null,
  Added: null,
  Description: undefined,
  Cycles: [],
  views: 0,
}

const oneWord = 'matematicăfizicăchimie'.repeat(19).slice(0, 400)

/** A text of 2,000 characters, the most that the server's column holds. */
const longest = sentence.repeat(30).slice(0, 1999).concat('.')

/**
 * An edge case for screens: a tutor and the first of their ads. It replaces the tutor of the full world
 * at the position `tutor`, so that the numbers of tutors and ads stay the same. The position
 * must be beyond the first page of the list, and outside the subjects that journeys count.
 */
type Row = [id: string, tutor: number, title: string, person?: Partial<Person>, ad?: Partial<AdRow>]

const rows: Row[] = [
  ['ad-empty', 419, 'Anunț și profesor din care lipsește tot ce poate lipsi', blankTutor, blankAd],
  ['no-last-name', 413, 'Profesor fără nume de familie', { FirstName: 'Dragoș', LastName: undefined }],
  ['no-name', 402, 'Profesor fără nume și fără prenume', { FirstName: undefined, LastName: undefined }],
  [
    'long-name',
    400,
    'Nume și prenume foarte lungi',
    {
      FirstName: 'Ștefania-Mădălina Alexandrina-Ecaterina Maria-Magdalena',
      LastName: 'Constantinescu-Brătescu-Hadârcă de Târgoviște și Câmpulung-Muscel',
    },
  ],
  [
    'unbroken-name',
    385,
    'Nume lung, fără niciun loc de despărțire',
    { FirstName: 'Ana'.repeat(20), LastName: 'Papadopoulos'.repeat(5) },
  ],
  ['price-zero', 412, 'Anunț cu prețul 0', {}, { Price: 0 }],
  [
    'price-high',
    387,
    'Anunț cu preț de patru cifre și bani',
    {},
    { Price: 1249.5, Duration: 180, DurationName: '3 ore' },
  ],
  ['long-description', 397, 'Descriere de 2.000 de caractere', {}, { Description: longest }],
  ['unbroken-text', 383, 'Descriere dintr-un singur cuvânt de 400 de litere', {}, { Description: oneWord }],
  ['many-cities', 418, 'Profesor cu 14 orașe'],
  ['no-availability', 399, 'Profesor fără nicio oră disponibilă'],
  [
    'bad-video',
    403,
    'Adresă de film care nu este YouTube',
    { YouYubeURL: 'https://www.youtube.com.example.net/watch?v=aqz-KE-bpKQ' },
  ],
  [
    'script-video',
    401,
    'Adresă de film care este un script',
    { YouYubeURL: 'javascript:alert(document.domain)//www.youtube.com/watch?v=aqz-KE-bpKQ' },
  ],
  [
    'html',
    405,
    'Marcaj HTML și scripturi în toate textele',
    {
      FirstName: '<b>Ana</b>',
      LastName: '<script>alert(1)</script>',
      Studies: '<img src=x onerror="alert(2)"> &amp; &lt;Facultatea&gt;',
      Rating: 80,
      reviews: 6,
    },
    {
      Description:
        '<h1>Ofertă</h1><a href="javascript:alert(3)">click</a>\n\n"Ghilimele", \'apostrof\', 1 < 2 && 3 > 2, {{ 7 * 7 }}, ${7 * 7}',
    },
  ],
  [
    'emoji',
    407,
    'Emoji în nume și în texte',
    { FirstName: '👩‍🏫 Zoe', LastName: '🇷🇴Popa', Studies: '🎓🎓🎓' },
    { Description: '🎻 Vioară de la zero 👶🏽 la concert 🎼\n👨‍👩‍👧‍👦 Lecții în familie! ❤️‍🔥' },
  ],
  [
    'rtl',
    411,
    'Texte scrise de la dreapta la stânga',
    { FirstName: 'ליאת', LastName: 'الحسيني', Studies: 'جامعة بوخارست \u202Eתואר' },
    { Description: 'أقدم دروسًا في اللغة الإيطالية، prețul este 80 lei/oră.\nשיעורי איטלקית לכל הרמות.' },
  ],
  ['broken-photo', 417, 'Portret care nu mai este pe server', { ProfileImageUrl: 'pierdut-portret.jpg' }],
  ['rating-zero', 416, 'Profesor cu media 0', { Rating: 0, reviews: 3 }],
  ['no-reviews', 408, 'Profesor nou, fără recenzii: serverul trimite media 0', { Rating: 0, reviews: 0 }],
  ['no-phone', 388, 'Profesor fără telefon', { PhoneNumber: undefined }],
]

export const tutorCases = rows.map(([id, tutor, title, person, ad]) => ({ id, tutor, title, person, ad }))

/** Start of the file names of missing pictures: the server answers these with 404. */
export const lostPicture = 'pierdut-'
