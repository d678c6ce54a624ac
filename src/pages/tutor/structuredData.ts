import type { Service } from 'schema-dts'
import type { FullAd } from '#api/users.ts'
import { best, worst } from '#domain/ratings.ts'
import { tutorText } from '#text/tutor.ts'

/** Returns the ad as schema.org data: a service of a person (`name`), with a rating and a price if there are any. */
export function structuredData(
  ad: FullAd,
  name: string,
  score: number | null,
  ratingCount: number | undefined,
) {
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
      score !== null && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: score,
          bestRating: best,
          worstRating: worst,
          ratingCount,
        },
      }),
  } satisfies Service
}
