import type { ScreenName } from '#domain/screens.ts'

type States = Record<string, `/${string}`>

/**
 * Returns the link of a state as documents show it: with the clock and with fresh data, so that it shows the same whatever was
 * done in this browser before.
 */
export function linkOf(state: string): string {
  const link = state.replace(/([?&]mock=[^&]+)/, '$1.reset')
  return link.includes('mock-clock=') ? link : `${link}&mock-clock=0`
}

/** The states that a link opens, by screen, for docs/states.md. */
export const states: Record<ScreenName, States> = {
  home: {
    full: '/?mock=visitor',
    'signed in': '/?mock=student',
    empty: '/?mock=visitor.empty',
    failing: '/?mock=visitor.failing',
  },
  subject: {
    full: '/Matematica?mock=visitor',
    empty: '/Pian?city=320&cycle=9&mock=visitor',
    'unknown subject': '/Alchimie?mock=visitor',
    'when writing a message, the subscription offer': '/Matematica?mock=teacherUnpaid',
  },
  tutors: {
    full: '/teacher?mock=visitor',
    filtered: '/teacher?category=1&city=-1&mock=visitor',
    '13,000 localities': '/teacher?mock=visitor.big',
    empty: '/teacher?mock=visitor.empty',
    failing: '/teacher?mock=visitor.failing',
    'a page instead of data, once': '/teacher?mock=visitor&mock-faults=getAds:htmlx1',
  },
  tutor: {
    full: '/teacherprofile/ae31oi?mock=visitor',
    'full, for a student': '/teacherprofile/ae31oi?mock=student',
    'own ad': '/teacherprofile/ae31oi?mock=teacher',
    empty: '/teacherprofile/a-ad-empty?mock=student',
    'no free hours on any day': '/teacherprofile/a-no-availability?mock=student',
    'unknown id': '/teacherprofile/nimic?mock=visitor',
    'slow reviews': '/teacherprofile/ae31oi?mock=student&mock-faults=getRatings:slow',
    failing: '/teacherprofile/ae31oi?mock=student&mock-faults=getAdByCode:500',
    'when booking, it arrives but its answer is lost':
      '/teacherprofile/ae31oi?mock=student&mock-faults=book:lostx1',
    'when booking, refused': '/teacherprofile/ae31oi?mock=student&mock-faults=book:409x1',
    'when booking, another student has just taken the hour':
      '/teacherprofile/ae31oi?mock=student&mock-faults=book:rivalx1',
    'failing reviews, and the hours of a chosen day':
      '/teacherprofile/ae31oi?mock=student&mock-faults=getRatings:500,getFreeHours:500',
  },
  requests: {
    full: '/solicitare-de-meditatii?mock=visitor',
    'last page': '/solicitare-de-meditatii?page=99&mock=visitor',
    'nothing found': '/solicitare-de-meditatii?subject=Alchimie&mock=visitor',
    empty: '/solicitare-de-meditatii?mock=visitor.empty',
    failing: '/solicitare-de-meditatii?mock=visitor.failing',
  },
  request: {
    full: '/solicitare-de-meditatii/c-online?mock=teacher',
    'own request': '/solicitare-de-meditatii/c-own?mock=student',
    'ended request': '/solicitare-de-meditatii/c-ended?mock=teacher',
    'when replying, the subscription offer': '/solicitare-de-meditatii/c-online?mock=teacherUnpaid',
    empty: '/solicitare-de-meditatii/c-empty?mock=teacher',
    'unknown id': '/solicitare-de-meditatii/nimic?mock=visitor',
    failing: '/solicitare-de-meditatii/c-online?mock=teacher&mock-faults=getRequest:500',
  },
  newRequest: {
    full: '/adauga-solicitare-noua?mock=student',
    'a visitor is redirected to login': '/adauga-solicitare-noua?mock=visitor',
    'failing reference lists': '/adauga-solicitare-noua?mock=student&mock-faults=getMainsWithSubjects:500',
    'when publishing, failing': '/adauga-solicitare-noua?mock=student&mock-faults=saveRequest:500',
  },
  account: {
    'full, of a tutor': '/u?mock=teacher',
    'full, of a student': '/u/home?mock=student',
    'empty, of a tutor': '/u?mock=teacherNew',
    'empty, of a student': '/u?mock=student.empty',
    'failing, of a tutor': '/u?mock=teacher&mock-faults=getOwnAds:500',
    'failing, of a student': '/u?mock=student&mock-faults=getActiveAppointments:500,getPartners:500',
  },
  messages: {
    full: '/u/messages?mock=student',
    'an open conversation': '/u/messages?user=m4t7k2&mock=student',
    'messages with HTML, right-to-left text and very long words': '/u/messages?user=p-html&mock=student',
    'new conversation partner': '/u/messages?user=p-long-description&mock=student',
    empty: '/u/messages?mock=teacherNew',
    'when sending, the message arrives but its answer is lost':
      '/u/messages?user=m4t7k2&mock=student&mock-faults=sendMessage:lostx1',
    'when sending, the session expires once':
      '/u/messages?user=m4t7k2&mock=student&mock-faults=sendMessage:401x1',
    'failing list': '/u/messages?mock=student&mock-faults=getPartners:500',
    'failing conversation': '/u/messages?user=m4t7k2&mock=student&mock-faults=getConversation:500',
  },
  profile: {
    'full, of a tutor': '/u/profile?mock=teacher',
    'full, of a student': '/u/profile?mock=student',
    empty: '/u/profile?mock=teacherNew',
    failing: '/u/profile?mock=teacher&mock-faults=getAvailability:500',
    'when saving, failing': '/u/profile?mock=teacher&mock-faults=saveCurrentProfile:500',
  },
  appointments: {
    full: '/u/appoitments?mock=student',
    'past lessons': '/u/appoitments?old=1&mock=teacher',
    'two chosen for payment': '/u/appoitments?pay=1002,1009&mock=student',
    'a lesson that starts in five minutes': '/u/appoitments?mock=student&mock-clock=295',
    'a lesson in progress': '/u/appoitments?mock=student&mock-clock=300',
    'the same lesson, past': '/u/appoitments?old=1&mock=student&mock-clock=370',
    'every action shown': '/u/appoitments?debug&mock=student',
    empty: '/u/appoitments?mock=teacherNew',
    failing: '/u/appoitments?mock=student&mock-faults=getActiveAppointments:500',
    'failing, past lessons': '/u/appoitments?old=1&mock=student&mock-faults=getOldAppointments:500',
    'when rating a past lesson, the session expires once':
      '/u/appoitments?old=1&mock=student&mock-faults=saveRating:401x1',
    'when cancelling, failing': '/u/appoitments?mock=student&mock-faults=cancelAppointment:500',
  },
  report: {
    full: '/u/appoitment-report?mock=teacher',
    'of a student': '/u/appoitment-report?mock=student',
    'paid out': '/u/appoitment-report?mock=teacher&mock-clock=43200',
    empty: '/u/appoitment-report?mock=teacherNew',
    failing: '/u/appoitment-report?mock=teacher&mock-faults=getReport:500,getBalance:500',
  },
  plans: {
    full: '/abonamente?mock=visitor',
    'with an active subscription': '/abonamente?mock=teacher',
    'for a student': '/abonamente?mock=student',
  },
  accountPlans: { full: '/u/abonamente?mock=teacherUnpaid' },
  subscription: {
    full: '/u/abonamentul-meu?mock=teacher',
    'of a student': '/u/abonamentul-meu?mock=student',
    'one day left': '/u/abonamentul-meu?mock=teacher&mock-clock=64800',
    expired: '/u/abonamentul-meu?mock=teacher&mock-clock=66400',
    empty: '/u/abonamentul-meu?mock=teacherUnpaid',
    failing: '/u/abonamentul-meu?mock=teacher&mock-faults=getPayments:500,getCurrentPayment:500',
  },
  room: {
    full: '/room/1004?mock=student',
    'a visitor is redirected to login': '/room/1004?mock=visitor',
  },
  payment: {
    'full, a subscription': '/payment/93?mock=teacherUnpaid',
    'full, two lessons': '/payment/1002,1009?mock=student',
    'some lessons left out': '/payment/1002,1001,1003,1011,999999?mock=student',
    'without a price': '/payment/1013?mock=student',
    'subscription is active': '/payment/31?mock=teacher',
    'nothing to pay': '/payment/1003?mock=student',
    failing: '/payment/1002?mock=student&mock-faults=getActiveAppointments:500',
    'when paying, refused': '/payment/1002?mock=student&mock-faults=savePayments:404',
    'when paying, failed': '/payment/1002?mock=student&mock-faults=savePayments:500',
    'when paying, it arrives but its answer is lost':
      '/payment/1002,1009?mock=student&mock-faults=savePayments:lostx1',
    'when paying, half of it arrives and its answer is lost':
      '/payment/1002,1009?mock=student&mock-faults=savePayments:halfx1',
    'when paying, no network': '/payment/1002?mock=student&mock-faults=savePayments:offline',
    'when paying, no response for 30 s': '/payment/93?mock=teacherUnpaid&mock-faults=savePayments:timeout',
  },
  invoice: {
    full: '/payment/download/robdnw?mock=teacher',
    'invoice of a lesson': '/payment/download/dcya5r?mock=student',
    'invoice of a failed payment': '/payment/download/4l73tl?mock=student',
    'unknown code': '/payment/download/nimic?mock=teacher',
    failing: '/payment/download/robdnw?mock=teacher&mock-faults=downloadInvoice:500',
    'no network': '/payment/download/robdnw?mock=teacher&mock-faults=downloadInvoice:offline',
  },
  contact: { full: '/Contact?mock=visitor' },
  howItWorks: { full: '/CumFunctioneaza?mock=visitor' },
  terms: { full: '/termeni-si-conditii?mock=visitor' },
  notFound: { full: '/u/nimic?mock=teacher' },
}
