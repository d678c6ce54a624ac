/** The user area: its screens and the account menu. Not in shell.ts: a visitor's first visit does not load it. */
export const accountText = {
  title: 'Contul meu',
  menuOf: (name: string) => `Contul meu: ${name}`,
  unnamed: 'Cont fără nume',
  logout: 'Ieșire',
  start: 'Pagina mea',
  ads: 'Anunțurile mele',
  profile: 'Profilul meu',
  messages: 'Mesaje',
  appointments: 'Programări',
  report: 'Raport',
  subscription: 'Abonamentul meu',
  payments: 'Plățile mele',
} as const

/** The bottom bar of the user area on a phone: short names of its screens, and what waits there. */
export const accountBarText = {
  navigation: 'Meniul contului',
  start: 'Acasă',
  ads: 'Anunțuri',
  profile: 'Profil',
  more: 'Mai mult',
  unread: { one: '1 conversație necitită', many: '# conversații necitite' },
  toPay: { one: '1 ședință de plătit', many: '# ședințe de plătit' },
  toAccept: { one: '1 ședință de acceptat', many: '# ședințe de acceptat' },
} as const
