import { inSentence } from '#strings/inSentence.ts'

/** Texts of the category pages, for users and search engines. §2 Tutor list: heading and SEO text */
type SubjectText = { lead: string; more: string }

/** By the subject's name in lower case, without diacritics. */
export const subjectTexts: Record<string, SubjectText> = {
  matematica: {
    lead: 'De la tabla înmulțirii la integrale: profesori care explică pe înțelesul elevului și îl pregătesc pas cu pas.',
    more: 'Meditațiile la matematică ajută la recuperarea lecțiilor pierdute, la pregătirea pentru Evaluarea Națională și Bacalaureat, dar și pentru olimpiade sau admitere. Alegeți un profesor după nivelul elevului, oraș și preț și scrieți-i ce capitol vă dă de furcă.',
  },
  informatica: {
    lead: 'Algoritmi, C++, Python sau baze de date, cu profesori care lucrează alături de elev, la calculator.',
    more: 'Meditațiile la informatică se potrivesc elevilor de la mate-info care se pregătesc pentru Bacalaureat, atestat sau olimpiadă și studenților aflați la primul curs de programare. Multe ședințe se țin online, cu ecranul partajat.',
  },
  'limba engleza': {
    lead: 'Conversație, gramatică și pregătire pentru Cambridge, IELTS sau TOEFL, în ritmul fiecărui elev.',
    more: 'Meditațiile la limba engleză pot porni de la primele cuvinte sau de la un examen cu dată fixă. Spuneți profesorului scopul: note mai bune la școală, un certificat internațional ori o conversație fără emoții, și veți primi un plan de lucru potrivit.',
  },
  'limba romana': {
    lead: 'Comentarii, gramatică și redactare: pregătire ordonată pentru Evaluarea Națională și Bacalaureat.',
    more: 'La meditațiile de limba română elevul învață să citească atent, să-și ordoneze ideile și să scrie corect. Profesorii lucrează pe subiecte din anii trecuți și pe operele din programă, cu teme corectate de la o ședință la alta.',
  },
  biologie: {
    lead: 'Anatomie, genetică sau botanică, cu accent pe admiterea la Medicină și pe Bacalaureat.',
    more: 'Meditațiile la biologie urmează manualele cerute la admitere și grilele din anii trecuți. Profesorii explică mecanismele, nu doar definițiile, și verifică la fiecare ședință ce a rămas din cea dinainte.',
  },
}

/** For every other subject; its name in lower case, as inside a sentence. */
export const genericSubjectText = (subject: string): SubjectText => ({
  lead: `Profesori pentru meditații la ${inSentence(subject)}, în orașul dvs. sau online.`,
  more: `Comparați prețul, experiența și locul fiecărui profesor de ${inSentence(subject)}, apoi scrieți-i direct. Filtrați după oraș și nivel pentru a găsi pe cineva aproape de dvs. sau alegeți Online și învățați de acasă.`,
})
