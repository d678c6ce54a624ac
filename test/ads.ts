import { http, HttpResponse } from 'msw/http'
import { answerWith } from './backend.ts'

/** An ad as the server sends it, complete and plain; a test says what matters to it. */
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

/** The tutor list has these rows for everybody, whatever is asked for. */
export function answerAds(Entities: unknown[], TotalRows = Entities.length): void {
  answerWith(http.get('/api/users/getusersdescription', () => HttpResponse.json({ TotalRows, Entities })))
}
