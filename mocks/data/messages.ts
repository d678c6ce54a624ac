/** Lines of a conversation: those of the student alternate with those of the tutor in `teacherLines`. */
export const studentLines = [
  'Bună ziua! Aș dori să fac meditații pentru Bacalaureat. Mai aveți locuri libere?',
  'Marți de la ora 17 ar fi bine pentru mine.',
  'Mulțumesc! Ne vedem marți.',
  'Am rezolvat tema, dar nu mi-a ieșit problema a treia. Ne uităm împreună peste ea?',
  'Din păcate joi nu pot ajunge, am teză. Putem muta ședința pe vineri?',
  'Am luat 9 la lucrare!',
  'Îmi trimiteți, vă rog, și fișa cu formulele?',
  'Cât costă o ședință de o oră și jumătate?',
  'Da, am citit. Cred că am înțeles acum.',
  'Se poate și online? Sunt răcit săptămâna aceasta.',
]

export const teacherLines = [
  'Bună ziua! Da, mai am locuri marțea și joia. Ce zi vi s-ar potrivi?',
  'Perfect, atunci marți la 17. Aduceți, vă rog, și caietul de la clasă.',
  'Cu drag! Pe marți.',
  'Sigur, începem cu ea. Gândiți-vă până atunci ce se întâmplă dacă desenăm mai întâi figura.',
  'Nicio problemă, vineri la 16 este liber.',
  'Felicitări! Muncă bună. Acum putem trece la capitolul următor.',
  'V-am trimis fișa pe e-mail. Spuneți-mi dacă se deschide.',
  '120 de lei. Pentru un abonament de opt ședințe se face o reducere.',
  'Mă bucur. Mai exersați două probleme asemănătoare, ca să se fixeze.',
  'Da, trimit linkul cu zece minute înainte. Însănătoșire grabnică!',
]

/** Edge cases of messages, which must be shown as text and must not overflow their box. */
export const oddLines = [
  '<script>alert("mesaj")</script> <b>gras</b> &amp; <a href="https://example.com">legătură</a>',
  '👍👨‍👩‍👧‍👦🇷🇴 1 < 2 && 3 > 2',
  'مرحبا! prețul este 80 lei. שלום \u202Eסוף',
  'A'.repeat(300),
  'Prima linie\n\n\nA patra linie\tcu tabulator   și    spații',
  'https://example.com/o-adresa-foarte-lunga?cu=multe&parametri=' + 'x'.repeat(180),
  'Un mesaj lung, scris pe îndelete. '.repeat(60).trim(),
]
