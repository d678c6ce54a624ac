/** Texts of the ui components. Where the spec gives a text, it is spelled as there (§8). */
export const uiText = {
  close: 'Închide',
  closeNotice: 'Închide notificarea',
  cancel: 'Renunță',
  pages: 'Pagini',
  page: (page: number) => `Pagina ${page}`,
  previousPage: 'Pagina anterioara',
  nextPage: 'Pagina urmatoare',
  noMatch: 'Nici un rezultat',
  matches: { one: 'Un rezultat', many: '# rezultate' },
  loadingList: 'Se încarcă…',
  failedList: 'Lista nu a putut fi încărcată.',
  openList: (field: string) => `Deschide lista: ${field}`,
  clearChoice: (field: string) => `Șterge alegerea: ${field}`,
  choose: 'Alegeți',
  removeFilter: (label: string) => `Elimină filtrul ${label}`,
}
