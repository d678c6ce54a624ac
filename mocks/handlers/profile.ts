import { HttpResponse } from 'msw/http'
import { CurrentProfile } from '#api/profile.ts'
import { list } from '#api/schemas.ts'
import { City, Stats } from '#api/users.ts'
import { drawAvatar } from '#mocks/avatar.ts'
import { answerFile, answerGet, numberIn } from './answer.ts'

/** spec §7 Profile. */
export const profileHandlers = [
  answerGet('/api/users/GetCurrentProfile', CurrentProfile, ({ viewer }) => viewer ?? null, { exempt: true }),

  answerGet('/api/users/GetCities', list(City), ({ world }) => world.seed.cities),

  answerGet('/api/users/GetStats', Stats, ({ world }) => {
    const people = world.people.all()
    return {
      TotalTeacher: people.filter(person => person.IsTeacher).length,
      TotalUser: people.length + world.seed.silentAccounts,
      TotalViews: world.ads.all().reduce((total, ad) => total + ad.views, 0),
    }
  }),

  answerFile('/get-profile-image', ({ query }) => {
    const svg = drawAvatar(query.get('fileName') ?? '', numberIn(query, 'width'), numberIn(query, 'height'))
    return new HttpResponse(svg, {
      headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=3600' },
    })
  }),
]
