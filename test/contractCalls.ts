import * as appointments from '#api/appointments.ts'
import * as categories from '#api/categories.ts'
import * as messages from '#api/messages.ts'
import * as portraits from '#api/portraits.ts'
import * as profile from '#api/profile.ts'
import * as ratings from '#api/ratings.ts'
import * as report from '#api/report.ts'
import * as requests from '#api/requests.ts'
import * as users from '#api/users.ts'
import * as viewer from '#api/viewer.ts'

const query = { categoryid: 7, cycleid: 3, cityid: -1, order: 2, page: 4 }
const chosen = [{ Id: 7, Name: 'Matematica' }]
const ad = { Category: { Id: 7, Name: 'Fizică' }, Duration: 60, Price: 0, Description: 'x', Cycles: [] }
const adJson = '"Category":{"Id":7,"Name":"Fizică"},"Duration":60,"Price":0,"Description":"x","Cycles":[]'

/** All calls of §7, in its order: the raw request, and the function that must send it. */
export const contractCalls: [request: string, call: () => unknown][] = [
  // Users
  [
    'GET /api/users/getusersdescription?categoryid=7&cycleid=3&cityid=-1&order=2&page=4',
    () => users.getAds(query),
  ],
  ['GET /api/users/GetUsers?categoryid=0&cycleid=0&cityid=0&order=0&page=0', () => users.getTeachers()],
  ['GET /api/users/GetUser?userid=12', () => users.getTeacherById({ userid: 12 })],
  ['GET /api/users/AdView?adCode=a1', () => users.countAdView({ adCode: 'a1' })],
  ['GET /api/users/getNrOfViewsForAd?adCode=a1', () => users.getAdViews({ adCode: 'a1' })],
  ['GET /api/users/getadbycode?adid=a1', () => users.getAdByCode({ adid: 'a1' })],
  ['GET /api/users/getuserbycode?userid=m4t7k2', () => users.getUserByCode({ userid: 'm4t7k2' })],
  ['GET /api/users/getUserPhoneNumber?userid=m4t7k2', () => users.getPhoneNumber({ userid: 'm4t7k2' })],
  [
    'GET /api/users/getavailabilityforday?userid=m4t7k2&day=2026-3-9',
    () => users.getFreeHours({ userid: 'm4t7k2', day: '2026-3-9' }),
  ],
  [
    'GET /api/users/GetSuggestedUsers?userid=m4t7k2&categoryid=7&cityid=3',
    () => users.getSuggestedTeachers({ userid: 'm4t7k2', categoryid: 7, cityid: 3 }),
  ],
  [
    'POST /api/users/saveappoitment?teacherId=m4t7k2&selectedDate=2026-3-9&startTime=14',
    () => users.book({ teacherId: 'm4t7k2', selectedDate: '2026-3-9', startTime: 14 }),
  ],
  [
    'GET /api/users/GetRequests?city=Cluj&subject=&page=2',
    () => requests.getRequests({ city: 'Cluj', page: 2 }),
  ],
  ['GET /api/users/GetRequest?id=r1', () => requests.getRequest({ id: 'r1' })],
  [
    'POST /api/users/SaveNewRequest {"CategoryId":7,"IsOnline":true,"CityId":0,"Description":"x","CycleId":3,"Duration":14}',
    () =>
      requests.saveRequest({
        CategoryId: 7,
        IsOnline: true,
        CityId: 0,
        Description: 'x',
        CycleId: 3,
        Duration: 14,
      }),
  ],
  [
    'GET /api/teacherrating/getallratingforteacher?teacherid=m4t7k2',
    () => ratings.getRatings({ teacherid: 'm4t7k2' }),
  ],
  [
    'POST /api/teacherrating/SaveRatingForTeacher {"TeacherIdEncoded":"m4t7k2","Rating":"0","RatingText":"x"}',
    () => ratings.saveRating({ TeacherIdEncoded: 'm4t7k2', Rating: '0', RatingText: 'x' }),
  ],
  // Profile
  ['GET /api/users/GetCurrentProfile', () => viewer.getCurrentProfile()],
  ['GET /api/users/getavailability', () => profile.getAvailability()],
  ['GET /api/users/GetCities', () => users.getCities()],
  ['GET /api/users/GetStats', () => users.getStats()],
  ['GET /api/users/GetExperience', () => profile.getExperience()],
  ['GET /api/users/GetOccupation', () => profile.getOccupations()],
  ['GET /api/users/getadsforcurrentuser', () => profile.getOwnAds()],
  [
    'POST /api/users/SaveCurrentProfile {"UserCode":"a","Unknown":"7"}',
    () => profile.saveCurrentProfile({ UserCode: 'a', Unknown: '7' }),
  ],
  [
    'POST /api/users/saveavailability [{"Day":1,"Time":14}]',
    () => profile.saveAvailability([{ Day: 1, Time: 14 }]),
  ],
  ['POST /api/users/savecategories [{"Id":7,"Name":"Matematica"}]', () => profile.saveCategories(chosen)],
  ['POST /api/users/savecycles [{"Id":7,"Name":"Matematica"}]', () => profile.saveCycles(chosen)],
  [`POST /api/users/savead {${adJson}}`, () => profile.saveAd(ad)],
  [`POST /api/users/deletead {"Code":"a1",${adJson}}`, () => profile.deleteAd({ Code: 'a1', ...ad })],
  [
    'POST /api/users/savecityforcurrentprofie {"cityid1":3,"atTeacher":true,"atStudent":false,"isOnline":true}',
    () => profile.saveCity({ cityid1: 3, atTeacher: true, atStudent: false, isOnline: true }),
  ],
  [
    'POST /api/users/saveprofileimage profileimage=profile.png (image/png)',
    () => profile.saveProfileImage(new Blob(['x'], { type: 'image/png' })),
  ],
  [
    'GET /get-profile-image?fileName=a+b%2F%C8%99.jpg&width=110&height=110',
    () => fetch(`http://localhost${portraits.portraitUrl('a b/ș.jpg')}`),
  ],
  // Categories and cycles
  ['GET /api/categories/getall', () => categories.getCategories()],
  ['GET /api/categories/getallgroupped', () => categories.getGroups()],
  ['GET /api/categories/getmains', () => categories.getMains()],
  ['GET /api/categories/getallwithsubcategories', () => categories.getMainsWithSubjects()],
  ['GET /api/categories/getsubcategories?id=2', () => categories.getSubjectsOf({ id: 2 })],
  ['GET /api/cycle/getall', () => categories.getCycles()],
  // Messages
  ['GET /api/messages/getmessages/12/1', () => messages.getConversationById({ id: 12, page: 1 })],
  [
    'GET /api/messages/getmessagesbymentorcode/a%2Fb/2',
    () => messages.getConversation({ code: 'a/b', page: 2 }),
  ],
  ['GET /api/messages/listofmentors', () => messages.getMentors()],
  ['GET /api/messages/getlistofuserswithmessage', () => messages.getPartners()],
  [
    'POST /api/messages/SaveNewMessage {"ToUserId":"m4t7k2","Body":"Bună ziua"}',
    () => messages.sendMessage({ ToUserId: 'm4t7k2', Body: 'Bună ziua' }),
  ],
  [
    'POST /api/messages/saveMessageForRequest {"requestId":"r1","message":"Bună ziua"}',
    () => messages.replyToRequest({ requestId: 'r1', message: 'Bună ziua' }),
  ],
  // Appointments and payments
  ['GET /api/appoitments/getappoitments/1', () => appointments.getAppointments({ page: 1 })],
  ['GET /api/appoitments/getactiveappoitments/2', () => appointments.getActiveAppointments({ page: 2 })],
  ['GET /api/appoitments/getoldappoitments/3', () => appointments.getOldAppointments({ page: 3 })],
  [
    'POST /api/appoitments/SaveAppoitment {"TeacherId":"m4t7k2","StartDate":"2026-11-20T14:00:00","EndDate":"2026-11-20T15:00:00"}',
    () =>
      appointments.saveAppointment({
        TeacherId: 'm4t7k2',
        StartDate: '2026-11-20T14:00:00',
        EndDate: '2026-11-20T15:00:00',
      }),
  ],
  ['GET /api/appoitments/deleteappoitment/5', () => appointments.cancelAppointment({ id: 5 })],
  ['GET /api/appoitments/acceptByTeacher/5', () => appointments.acceptAppointment({ id: 5 })],
  ['GET /api/appoitments/getchatforappoitment/5', () => appointments.getChat({ id: 5 })],
  ['GET /api/appoitments/getcurrentpayment/', () => appointments.getCurrentPayment()],
  ['GET /api/appoitments/getpaymentforuser/', () => appointments.getPayments()],
  ['POST /api/appoitments/savepayments [11,12]', () => appointments.savePayments([11, 12])],
  ['GET /payment/download/inv-1', () => appointments.downloadInvoice({ paymentCode: 'inv-1' })],
  // Report
  ['GET /api/report/getteacherappoitmentreport/1', () => report.getReport({ page: 1 })],
  ['GET /api/report/getbalance/', () => report.getBalance()],
]
