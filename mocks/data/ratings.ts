/** Texts of ratings: `good` for 8 to 10, `fair` for 5 to 7, `poor` below. An empty text is common. */
export const reviewTexts = {
  good: [
    'Explică foarte clar și are multă răbdare. Fiica mea a trecut de la 6 la 9 într-un semestru.',
    'Cel mai bun profesor pe care l-am avut. Recomand cu toată încrederea!',
    'Punctualitate, materiale bine pregătite și multă căldură. Mulțumim!',
    'Am luat 9,80 la Bacalaureat, și asta în mare parte datorită acestor ore.',
    'Lecțiile online merg perfect, cu tablă virtuală și teme corectate la timp.',
    'Foarte mulțumiți.',
    'Băiatul meu așteaptă ședințele cu plăcere, ceea ce nu credeam că se poate la această materie.',
    '',
    '',
  ],
  fair: [
    'Bine pregătit, dar uneori se grăbește. După ce am spus, a fost mai bine.',
    'Explicații bune, însă ședințele s-au mutat de câteva ori.',
    'În regulă pentru prețul cerut.',
    'Am progresat, deși mai încet decât speram.',
    '',
  ],
  poor: [
    'A întârziat de fiecare dată și nu a anunțat.',
    'Nu ne-am potrivit. Explicațiile erau prea grele pentru clasa a VI-a.',
    'Mă așteptam la mai mult.',
    '',
  ],
}

/** Edge cases of rating texts, for tutors of the catalogue. They must be shown as text within their box. */
export const oddReviews = [
  '<b>Foarte</b> bun profesor! <script>document.title = "atac"</script>',
  '👍👍👍 11/10 👨‍👩‍👧‍👦',
  'Recomand'.repeat(40),
  'مدرس ممتاز وصبور جدا',
  'O recenzie lungă. '.repeat(60).trim(),
  '',
]
