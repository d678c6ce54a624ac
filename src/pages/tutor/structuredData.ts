import type { FullAd } from '#api/users.ts'
import { best, toNote, worst } from '#domain/ratings.ts'
import { tutorText } from '#text/tutor.ts'

/**
 * The ad as schema.org has it: a service that a person offers at a price. `name` is what everybody may see; ratings are
 * told only with their number. The price of an ad without one is left out.
 */
export function structuredData(ad: FullAd, name: string, ratingCount: number | undefined) {
  const { Teacher: tutor, Category: subject } = ad
  return {
    '@type': 'Service',
    name: tutorText.heading(subject.Name),
    serviceType: subject.Name,
    ...(ad.Description && { description: ad.Description }),
    areaServed: tutor.Cities.map(city => ({ '@type': 'City', name: city.Name })),
    provider: {
      '@type': 'Person',
      name,
      ...(tutor.Occupation && { jobTitle: tutor.Occupation.Name }),
    },
    ...(ad.Price && { offers: { '@type': 'Offer', price: ad.Price, priceCurrency: 'RON' } }),
    ...(ratingCount &&
      typeof tutor.Rating === 'number' && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: toNote(tutor.Rating),
          bestRating: best,
          worstRating: worst,
          ratingCount,
        },
      }),
  }
}
