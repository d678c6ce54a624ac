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
