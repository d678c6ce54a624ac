/** A step of a journey: a story, by its id, and what happens there. */
export type Step = { story: string; text: string }

/** A parent finds a tutor and books a lesson. */
export const findAndBook: Step[] = [
  {
    story: 'screens-home--role-visitor',
    text: 'The parent chooses a subject, a place and a level on the home page.',
  },
  {
    story: 'screens-tutor-list--state-subject',
    text: 'The list compares the tutors of the subject by price, experience and place.',
  },
  {
    story: 'screens-tutor--role-visitor',
    text: "The tutor's page answers what a parent asks; booking needs an account.",
  },
  {
    story: 'features-booking--state-first-free-hour',
    text: 'After login the page offers the first free hour, and the calendar for another.',
  },
  { story: 'features-booking--state-hours', text: 'The student picks a day, then one of its hours.' },
  {
    story: 'features-booking--state-booked',
    text: 'The hour is reserved, and the page says what comes next.',
  },
  {
    story: 'screens-account-appointments--role-student',
    text: 'Lessons are listed by what they wait for: a new one, below, for the tutor to accept it.',
  },
]

/** A student posts a request, and tutors reply. */
export const postARequest: Step[] = [
  {
    story: 'screens-home--role-student',
    text: 'A student who does not want to search posts a request instead.',
  },
  {
    story: 'screens-new-request--state-empty',
    text: 'The form asks for the subject, the level, the place and a description.',
  },
  { story: 'screens-new-request--state-problems', text: 'Each field says what is missing.' },
  { story: 'screens-new-request--state-filled-in', text: 'The form is complete and can be published.' },
  { story: 'screens-new-request--state-published', text: 'The request is public, and the page links to it.' },
  {
    story: 'screens-request--role-owner',
    text: 'The student sees the request as tutors see it, without the reply button.',
  },
  { story: 'screens-account-messages--state-list', text: 'Replies of tutors arrive as messages.' },
]

/** A tutor with a subscription replies to a request. */
export const replyAsATutor: Step[] = [
  { story: 'screens-requests--state-full', text: 'The tutor reads the newest requests.' },
  {
    story: 'screens-requests--state-filtered',
    text: 'The filters keep one subject or place.',
  },
  { story: 'screens-request--role-tutor', text: 'The request says what the student needs, where and when.' },
  { story: 'screens-request--state-reply', text: 'The tutor writes the first message.' },
  { story: 'screens-request--state-replied', text: 'The message is sent, and the page says so.' },
  {
    story: 'screens-account-messages--role-tutor-in-a-long-conversation',
    text: 'The conversation goes on in the messages.',
  },
]

/** A tutor accepts a lesson; the student pays for it. */
export const acceptAndBePaid: Step[] = [
  {
    story: 'screens-account-appointments--role-tutor',
    text: 'A new lesson waits among the appointments of the tutor.',
  },
  { story: 'screens-account-appointments--state-accepting', text: 'The tutor confirms that the hour suits.' },
  {
    story: 'features-appointment-card--state-unpaid-seen-by-the-student',
    text: 'The student is asked to pay for the accepted lesson.',
  },
  { story: 'screens-payment--state-two-lessons', text: 'The checkout lists the lessons and their total.' },
  { story: 'screens-payment--state-paid-lessons', text: 'The payment is confirmed, with its invoices.' },
  {
    story: 'features-appointment-card--state-joinable-seen-by-the-tutor',
    text: 'The tutor sees that the lesson is paid, and joins it when it begins.',
  },
  { story: 'screens-account-report--role-tutor', text: 'The report adds up the lessons and the earnings.' },
]

/** A tutor without a subscription takes one. */
export const subscribe: Step[] = [
  {
    story: 'screens-request--role-unpaid-tutor-offered-a-subscription',
    text: 'A tutor without a subscription wants to reply, and is offered one.',
  },
  {
    story: 'screens-plans--role-unpaid-tutor',
    text: 'The plans say what a subscription includes and what each period costs.',
  },
  { story: 'screens-payment--state-month', text: 'The checkout shows the chosen period.' },
  { story: 'screens-payment--state-paid-package', text: 'The payment is confirmed, with the new period.' },
  {
    story: 'screens-account-subscription--role-tutor',
    text: 'The account shows the period and the invoices.',
  },
]
