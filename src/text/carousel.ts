/** Accessible names of a carousel's parts, in a file of their own because every screen loads ui.ts. */
export const carouselText = {
  role: 'carusel',
  slideRole: 'diapozitiv',
  slide: (number: number, total: number) => `${number} din ${total}`,
  pause: 'Oprește derularea',
  play: 'Pornește derularea',
  previous: 'Diapozitivul anterior',
  next: 'Diapozitivul următor',
  dots: 'Diapozitive',
  show: (number: number) => `Arată diapozitivul ${number}`,
} as const
