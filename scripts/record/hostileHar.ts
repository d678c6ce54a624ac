import { ad, har, profile, toEntry, tutor } from './testing.ts'

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
