import { useLoaderData } from 'react-router'
import type { Appointment } from '#api/appointments.ts'
import { now } from '#clock.ts'
import { type AppointmentAction, actionsFor, otherParty, progressOf, roleIn } from '#domain/appointment.ts'
import { ticketOf } from '#domain/lessonTicket.ts'
import { PageHead } from '#features/head/PageHead.tsx'
import { showToast } from '#stores/toast.ts'
import { openModal } from '#stores/modal.ts'
import { useIsPending } from '#submit/submissions.ts'
import { appointmentsText as text } from '#text/appointments.ts'
import { ScreenHeader } from '#ui/ScreenHeader/ScreenHeader.tsx'
import { useStaleWhileRefetching } from '#data/useStaleWhileRefetching.ts'
import { usePromise } from '#data/usePromise.ts'
import { useRefreshOnReturn } from '#data/usePolling.ts'
import { writeAddress } from './address.ts'
import { AppointmentCard } from './AppointmentCard.tsx'
import styles from './AppointmentsPage.module.css'
import { BookAgain } from './BookAgain.tsx'
import { pendableActions, submissionKey } from './changes.ts'
import { chosenOf, toggleId } from './chosen.ts'
import { AppointmentList } from './AppointmentList.tsx'
import type { AppointmentsData } from './load.ts'
import { NoAppointments } from './NoAppointments.tsx'
import { OldList } from './OldList.tsx'
import { PayBar } from './PayBar.tsx'
import { ConfirmChange } from './ConfirmChange.tsx'
import { useAddress } from './useAddress.ts'
import { useDialogs } from './useDialogs.ts'
import { useFocusAfterRating } from './useFocusAfterRating.ts'
import { useLiveList } from './useLiveList.ts'
import { useListPage } from './useListPage.ts'

export { loader, shouldRevalidate } from './load.ts'
export { AppointmentsFrame as HydrateFallback } from './skeletons.tsx'

const visitor = { IsTeacher: false, UserCode: '' }

/** The appointments screen: active and past lessons, each with the viewer's actions. §2 Appointments, §4 */
export function Component() {
  const { viewer, ...data } = useLoaderData<AppointmentsData>()
  const { address, change } = useAddress()
  const active = useListPage(data.active, data.page)
  const old = useListPage(data.old, data.oldPage)
  const isCounting = usePromise(data.elsewhere).status === 'pending'
  const elsewhere = useStaleWhileRefetching(data.elsewhere)
  const ids = active.shown?.rows.map(({ Id }) => Id) ?? []
  const { open, show, close, finish, focusAfter } = useDialogs(ids)
  const isPending = useIsPending()
  const focusAfterRating = useFocusAfterRating(old.shown, active.shown)
  const time = now()
  const isAsking = open !== null
  useRefreshOnReturn(isAsking)
  useLiveList(active.shown, time, isAsking)
  const viewerCode = viewer?.UserCode ?? ''
  const kind = viewer?.IsTeacher ? 'teacher' : 'student'

  const roleOf = (row: Appointment) => roleIn(row, viewer ?? visitor)
  const allowed = (row: Appointment, isOld: boolean) =>
    actionsFor(row, roleOf(row), { now: time, isOld, debug: address.isDebug })
  const oldRows = old.shown?.rows ?? []
  const chosen = chosenOf(
    address.chosen,
    // Later entries win: the list on screen is fresher than the one loaded for the total.
    [...(elsewhere.value ?? []), ...oldRows, ...(active.shown?.rows ?? [])],
    row => allowed(row, oldRows.includes(row)).includes('pay'),
    !isCounting && !elsewhere.hasFailed,
  )

  function act(action: AppointmentAction, appointment: Appointment) {
    const code = appointment.Teacher?.Id
    if (action === 'pay') return change({ chosen: toggleId(chosen.ids, appointment.Id) })
    if (action === 'join') return
    if ((action === 'rate' || action === 'rebook') && !code) return showToast(text.noTutor, 'error')
    if (action !== 'rate') return show({ kind: action, appointment, role: roleOf(appointment) })
    if (!code) return
    focusAfterRating(appointment.Id)
    const ticket = ticketOf(appointment, otherParty(appointment, 'student'))
    const progress = progressOf(appointment, time, oldRows.includes(appointment))
    openModal({ kind: 'rating', of: { code, name: ticket.name, lesson: { ...ticket, progress } } })
  }

  const renderCard = (row: Appointment, isOld: boolean) => {
    const actions = allowed(row, isOld)
    return (
      <AppointmentCard
        appointment={row}
        role={roleOf(row)}
        now={time}
        isOld={isOld}
        actions={actions}
        pending={pendableActions.find(
          action => actions.includes(action) && isPending(submissionKey(viewerCode, action, row)),
        )}
        isChosen={chosen.ids.includes(row.Id)}
        onAction={action => act(action, row)}
      />
    )
  }

  const teacher = open?.appointment.Teacher?.Id
  return (
    <div className={styles.page}>
      <PageHead title={text.title} noIndex />
      <ScreenHeader title={text.title} lead={text.lead[kind]} />
      <section className={styles.part} aria-labelledby={activeId}>
        <h2 id={activeId} className={styles.heading}>
          {text.active.heading}
        </h2>
        <AppointmentList
          state={active}
          title={text.active.heading}
          failed={text.active.failed}
          empty={<NoAppointments kind={kind} />}
          hrefOf={page => ({ search: writeAddress({ ...address, page }) })}
          renderRow={row => renderCard(row, false)}
        />
        <PayBar chosen={chosen} isCounting={isCounting} />
      </section>
      <OldList
        state={old}
        isOpen={address.old !== null}
        page={old.shown?.pager.currentPage ?? null}
        onToggle={() => change({ old: address.old === null ? 1 : null })}
        searchOf={page => writeAddress({ ...address, old: page })}
        renderRow={row => renderCard(row, true)}
      />
      {open && open.kind !== 'rebook' && (
        <ConfirmChange
          change={open.kind}
          appointment={open.appointment}
          role={open.role}
          viewerCode={viewerCode}
          finalFocus={focusAfter}
          onDone={finish}
          onClose={close}
        />
      )}
      {open?.kind === 'rebook' && teacher && viewer && (
        <BookAgain appointment={open.appointment} teacher={teacher} viewer={viewer} onClose={close} />
      )}
    </div>
  )
}

const activeId = 'active'
