/** Texts for a failed call: what happened, and what the user can do. */
export const errorText = {
  network: {
    title: 'Nu ne putem conecta la server',
    help: 'Verificați conexiunea la internet, apoi încercați din nou.',
  },
  timeout: {
    title: 'Serverul nu a răspuns la timp',
    help: 'Conexiunea este lentă sau serverul este ocupat. Încercați din nou.',
  },
  status: {
    title: 'Serverul nu a putut răspunde',
    help: 'Problema este la noi, nu la dvs. Încercați din nou peste câteva clipe.',
  },
  /** Of a status that blames what was sent. */
  refused: {
    title: 'Serverul nu a acceptat datele',
    help: 'Verificați ce ați completat, apoi încercați din nou.',
  },
  session: {
    title: 'Sesiunea a expirat',
    help: 'Autentificați-vă din nou sau reîncercați.',
  },
  shape: {
    title: 'Răspunsul primit nu a putut fi citit',
    help: 'Am notat problema. Încercați din nou peste câteva clipe.',
  },
  missingCode: {
    title: 'O parte a site-ului nu s-a încărcat',
    help: 'Reîncărcați pagina. Dacă problema persistă, contactați-ne.',
  },
  newVersion: {
    title: 'Site-ul are o versiune nouă',
    help: 'Reîncărcați pagina ca să continuați. Ciornele se păstrează.',
  },
  otherViewer: {
    title: 'V-ați autentificat cu alt cont în altă filă',
    help: 'Ce ați scris aici nu se trimite din contul nou. Rămâne în această filă până când reveniți la contul dinainte.',
  },
  unexpected: {
    title: 'A apărut o eroare neașteptată',
    help: 'Reîncărcați pagina. Dacă problema persistă, contactați-ne.',
  },
  /** Of a part or a screen that could not be refetched. */
  stale: 'Datele nu s-au putut actualiza; le vedeți pe cele dinainte.',
  /** Of a filter, an order or a page of a list that could not be loaded. */
  unchanged: 'Lista cerută nu s-a putut încărca; o vedeți pe cea dinainte.',
  /** The message dialog could not be opened. */
  cannotWrite: 'Mesajul nu se poate scrie acum.',
  retry: 'Încearcă din nou',
  login: 'Autentificare',
  reload: 'Reîncarcă pagina',
  goHome: 'Înapoi la prima pagină',
} as const
