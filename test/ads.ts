import { http, HttpResponse } from 'msw/http'
import { answerWith } from './backend.ts'

/**
 * Returns an ordinary ad with all fields, as the server sends it. A test overrides the fields that matter to
 * it.
 */
export function ad(
  Code: string,
  { Teacher, ...fields }: { Teacher?: object; [field: string]: unknown } = {},
) {
  return {
    Code,
    Category: { Id: '1', Name: 'Matematica' },
    Duration: 60,
    DurationName: '1 oră',
    Price: 70,
    Added: '2026-11-01T10:00:00',
    Description: 'Lecții pe înțelesul fiecărui elev.',
    Cycles: [{ Id: '6', Name: 'Bacalaureat' }],
    ...fields,
    Teacher: {
      UserCode: `tutor-${Code}`,
      FirstName: 'Ana',
      LastName: 'Popescu',
      ProfileImageUrl: null,
      Occupation: { Name: 'Profesor' },
      Experience: { Name: '5-10 ani' },
      AlsoOnline: false,
      Cities: [{ Name: 'Iași' }],
      ...Teacher,
    },
  }
}

/** Answers every request for the tutor list with these rows, whatever the filters. */
export function answerAds(Entities: unknown[], TotalRows = Entities.length): void {
  answerWith(http.get('/api/users/getusersdescription', () => HttpResponse.json({ TotalRows, Entities })))
}
