/** The bottom bar of the user area on a phone: short names of its screens, and what waits there. */
export const accountBarText = {
  navigation: 'Meniul contului',
  start: 'Acasă',
  ads: 'Anunțuri',
  profile: 'Profil',
  more: 'Mai mult',
  /** By `Intl.PluralRules('ro-RO')`. */
  unread: {
    one: (count: string) => `${count} conversație necitită`,
    few: (count: string) => `${count} conversații necitite`,
    other: (count: string) => `${count} de conversații necitite`,
  },
  toPay: {
    one: (count: string) => `${count} ședință de plătit`,
    few: (count: string) => `${count} ședințe de plătit`,
    other: (count: string) => `${count} de ședințe de plătit`,
  },
  toAccept: {
    one: (count: string) => `${count} ședință de acceptat`,
    few: (count: string) => `${count} ședințe de acceptat`,
    other: (count: string) => `${count} de ședințe de acceptat`,
  },
} as const
