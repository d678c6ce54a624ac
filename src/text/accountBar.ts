/** The bottom bar of the user area on a phone: short names of its screens, and what waits there. */
export const accountBarText = {
  navigation: 'Meniul contului',
  start: 'Acasă',
  ads: 'Anunțuri',
  profile: 'Profil',
  more: 'Mai mult',
  unread: ['# conversație necitită', '# conversații necitite'],
  toPay: ['# ședință de plătit', '# ședințe de plătit'],
  toAccept: ['# ședință de acceptat', '# ședințe de acceptat'],
} as const
