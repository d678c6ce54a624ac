type Entry = {
  path: string
  answer: unknown
  method?: string
  status?: number
  time?: number
  sent?: unknown
}

/** Returns a HAR recording of these calls, with cookies and headers as a browser records them. */
export function har(entries: readonly Entry[], extra: readonly unknown[] = []): string {
  return JSON.stringify({ log: { entries: [...entries.map(toEntry), ...extra] } })
}

function toEntry({ path, answer, method = 'GET', status = 200, time = 5, sent }: Entry) {
  return {
    startedDateTime: '2026-11-23T17:31:00.000Z',
    time,
    request: {
      method,
      url: `https://zqhost.example${path}`,
      headers: [{ name: 'Cookie', value: 'session=zq-cookie; user=zq-user' }],
      cookies: [{ name: 'session', value: 'zq-cookie' }],
      ...(sent === undefined ? {} : { postData: { text: JSON.stringify(sent) } }),
    },
    response: {
      status,
      headers: [
        { name: 'Date', value: 'Mon, 23 Nov 2026 17:30:00 GMT' },
        { name: 'Set-Cookie', value: 'session=zq-set-cookie' },
        { name: 'X-User', value: 'zq.header@zq.example' },
      ],
      content: {
        mimeType: 'application/json',
        text: typeof answer === 'string' ? answer : JSON.stringify(answer),
      },
    },
  }
}

/** A tutor with personal data (`zq`) in each field. */
export const tutor = {
  UserCode: 'zq-tutor',
  FirstName: 'Zqilie',
  LastName: 'Zqpopescu',
  ProfileImageUrl: 'zq-ilie-popescu.jpg',
}

/** Returns an ad with its tutor, as `getAdByCode` answers it. */
export function ad(Code: string, patch: Record<string, unknown> = {}) {
  return {
    Code,
    Category: { Id: 1, Name: 'Matematica' },
    Duration: 60,
    DurationName: '1 oră',
    Price: 80,
    Added: '2026-10-01T10:00:00',
    Description: 'Sunt Zqilie Zqpopescu, telefon 0722 zq 999, zq.mail@zq.example',
    Cycles: [{ Id: 6, Name: 'Bacalaureat' }],
    'zq-unknown-key': 'zq unknown value',
    Teacher: {
      ...tutor,
      Email: 'zq.ilie@zq.example',
      PhoneNumber: '0722 zq 111',
      Dob: '1971-02-03T00:00:00',
      Cities: [{ Id: 3, Name: 'Iași', County: 'Iași', Street: 'zq street' }],
      Occupation: { Id: 1, Name: 'Profesor' },
      Studies: 'Universitatea Zq, promoția zq',
      YouYubeURL: 'https://youtu.be/zq-video',
      Code,
    },
    ...patch,
  }
}

/** Returns a profile of the viewer. */
export function profile(patch: Record<string, unknown>) {
  return { UserCode: 'zq-me', FirstName: 'Zqana', LastName: '', Email: 'zq.me@zq.example', ...patch }
}

const student = { FirstName: 'Zqana', LastName: 'Zqmare', Email: 'zq.ana@zq.example', UserCode: 'zq-student' }
const party = ({ UserCode: Id, ...person }: typeof tutor) => ({ Id, ...person, Rating: 95 })
const payment = {
  PaymentCode: 'zq-pay',
  InvoiceNumber: 'ZQ 0017',
  ProductName: 'Lecție cu Zqilie',
  Status: 1,
}
const lesson = {
  Id: 5_550_123,
  StartDate: '2026-11-24T10:00:00',
  EndDate: '2026-11-24T11:00:00',
  Price: 80,
  Category: { Name: 'Matematica' },
  Payment: payment,
  Teacher: party(tutor),
  Learner: { Id: 'zq-student', FirstName: 'Zqana', LastName: 'Zqmare' },
}
const page = (...rows: unknown[]) => ({ TotalRows: rows.length, Entities: rows })
const picture = '/get-profile-image?fileName=zq-ilie-popescu.jpg&width=110&height=110'

/** A recording of a student, with personal data (`zq`) in every place where a recording can have some. */
export const hostileHar = har(
  [
    { path: '/api/users/GetCurrentProfile?zq=zq-query', answer: profile({ IsTeacher: false }) },
    { path: '/API/users/getusersdescription?categoryid=1&page=1&name=zq-name', answer: page(ad('zq-ad')) },
    { path: '/api/users/getadbycode?adid=zq-ad', answer: ad('zq-ad') },
    {
      path: '/api/teacherrating/getallratingforteacher?teacherid=zq-tutor',
      answer: [{ Rating: '9', RatingText: 'Mulțumesc, domnule Zqpopescu', Student: student }],
    },
    { path: '/api/users/getUserPhoneNumber?userid=zq-tutor', answer: '"0722 zq 111"' },
    {
      path: '/api/users/getavailabilityforday?userid=zq-tutor&day=2026-11-24',
      answer: page({ Day: 2, Time: 9 }),
    },
    { path: '/api/users/GetRequests?city=Strada%20Zq&subject=Matematica&page=1', answer: page() },
    {
      path: '/api/users/GetRequest?id=zq-request',
      answer: { RequestCode: 'zq-request', Description: 'Caut zq', Learner: { FirstName: 'Zqana' } },
    },
    {
      path: '/api/messages/getlistofuserswithmessage',
      answer: [{ Code: 'zq-tutor', Name: 'Zqilie Zqpopescu' }],
    },
    {
      path: '/api/messages/getmessagesbymentorcode/zq-tutor/1',
      answer: page({
        Body: 'Ne vedem la zq, sunt Zqana',
        SenderName: 'Zqilie Zqpopescu',
        FromProfileImageUrl: 'zq-ilie-popescu.jpg',
        Added: '2026-11-20T10:00:00',
      }),
    },
    { path: '/api/appoitments/getappoitments/1', answer: page(lesson) },
    {
      path: '/api/appoitments/getchatforappoitment/5550123',
      answer: page({ Message: 'zq chat', User: { FirstName: 'Zqilie', LastName: 'Zqpopescu' } }),
    },
    { path: '/api/appoitments/getpaymentforuser/', answer: [payment] },
    { path: '/api/appoitments/getcurrentpayment/', status: 500, answer: 'zq stack at Zq.Secret()' },
    { path: picture, answer: 'zq picture bytes' },
    { path: picture.replace('ilie', 'lost'), status: 404, answer: 'zq lost' },
    {
      path: '/api/messages/SaveNewMessage',
      method: 'POST',
      sent: { ToUserId: 'zq-tutor', Body: 'zq sent text' },
      answer: '',
    },
    { path: '/api/report/getbalance/', status: -1, answer: '' },
    { path: '/api/users/zq-unknown', answer: { Name: 'zq elsewhere' } },
  ],
  [
    toEntry({
      path: '/Account/Login?returnUrl=zq',
      method: 'POST',
      sent: 'password=zq-password',
      answer: 'zq',
    }),
  ],
)
