/** A carousel's parts, as screen readers name them. Apart from the rest of the kit's words, which every screen loads. */
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
