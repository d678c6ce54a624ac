import { useState } from 'react'
import { useLoaderData } from 'react-router'
import type { Appointment } from '#api/appointments.ts'
import { now } from '#clock.ts'
import { keepKnown } from '#data/known.ts'
import { useDeferred } from '#data/useDeferred.ts'
import { useRefreshOnReturn } from '#data/usePolling.ts'
import {
  type AppointmentAction,
  actionsFor,
  dueGroup,
  otherParty,
  progressOf,
  roleIn,
  stateOf,
  ticketOf,
} from '#domain/appointment.ts'
import { bookingForm } from '#features/booking/choice.ts'
import { PageHead } from '#features/head/PageHead.tsx'
import { openModal, ratingForm } from '#stores/modal.ts'
import { useFormAsked } from '#submit/formAsked.ts'
import { useOwnActions } from '#stores/ownActions.ts'
import { showToast } from '#stores/toast.ts'
import { useIsPending } from '#submit/submissions.ts'
import { appointmentsText as text } from '#text/appointments.ts'
import { ScreenHeader } from '#ui/ScreenHeader/ScreenHeader.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { useAddress, writeAddress } from './address.ts'
import { AppointmentCard } from './AppointmentCard.tsx'
import { ActiveList, ListSwitch, OldList } from './AppointmentLists.tsx'
import styles from './AppointmentsPage.module.css'
import { pendableActions, submissionKey } from './changes.ts'
import { Dialogs, useDialogs } from './Dialogs.tsx'
import { LessonRow } from './LessonRow.tsx'
import type { AppointmentsData } from './load.ts'
import { chosenOf, PayBar, toggleId } from './PayBar.tsx'
import { useLiveList } from './useLiveList.ts'

export { loader, shouldRevalidate } from './load.ts'
export { AppointmentsFrame as HydrateFallback } from './AppointmentLists.tsx'

/** The appointments screen: active and past lessons, each with the viewer's actions. §2 Appointments, §4 */
export function Component() {
  const { viewer, ...data } = useLoaderData<AppointmentsData>()
  const { address, change } = useAddress()
  const active = useDeferred(data.active)
  const old = useDeferred(data.old)
  const onOtherPages = useDeferred(data.chosenOnOtherPages)
  const ids = active.value?.rows.map(({ Id }) => Id) ?? []
  const { show, ...dialogs } = useDialogs(ids)
  const isPending = useIsPending()
  const time = now()
  useRefreshOnReturn()
  useLiveList(active, time)

  const { scores } = useOwnActions(viewer.UserCode)
  const roleOf = (row: Appointment) => roleIn(row, viewer)
  const scoreOf = (row: Appointment) =>
    roleOf(row) === 'student' ? scores[row.Teacher?.Id ?? ''] : undefined
  const allowed = (row: Appointment, isOld: boolean) =>
    actionsFor(row, roleOf(row), {
      now: time,
      isOld,
      isRated: scoreOf(row) !== undefined,
      debug: address.isDebug,
    })
  const oldRows = old.value?.rows ?? []
  const isOldOpen = address.old !== null
  // Later entries win: the list on screen is fresher than the one loaded for the total.
  const rows = [...(onOtherPages.value ?? []), ...oldRows, ...(active.value?.rows ?? [])]
  // What a finished read did not find stays left out during the next refetch, and when that fails.
  const [gone, setGone] = useState<readonly number[]>([])
  const missing = address.chosen.filter(id => !rows.some(({ Id }) => Id === id))
  if (onOtherPages.status === 'done' && String(missing) !== String(gone)) setGone(missing)
  const chosen = chosenOf(
    address.chosen,
    rows,
    row => allowed(row, oldRows.includes(row)).includes('pay'),
    gone,
  )

  function act(action: AppointmentAction, appointment: Appointment) {
    const tutorCode = appointment.Teacher?.Id
    if (action === 'pay') return change({ chosen: toggleId(chosen.ids, appointment.Id) })
    if (action === 'join') return
    if ((action === 'rate' || action === 'rebook') && !tutorCode) return showToast(text.noTutor, 'error')
    if (action !== 'rate') return show({ kind: action, appointment, role: roleOf(appointment) })
    if (!tutorCode) return
    const ticket = ticketOf(appointment, otherParty(appointment, 'student'))
    const progress = progressOf(appointment, time, { isOld: oldRows.includes(appointment) })
    openModal({ kind: 'rating', of: { code: tutorCode, name: ticket.name, lesson: { ...ticket, progress } } })
  }

  const rowsWith = (action: AppointmentAction) =>
    rows.filter(row => allowed(row, oldRows.includes(row)).includes(action))
  useFormAsked(
    Object.fromEntries([
      ...rowsWith('rate').map(row => [ratingForm(row.Teacher?.Id ?? '', row), () => act('rate', row)]),
      ...rowsWith('rebook').map(row => [bookingForm(row.Id), () => act('rebook', row)]),
    ]),
  )

  // Only page 1 is loaded while the old list is closed: another page would change the number.
  const isFirstPage = old.value?.pager.currentPage === 1
  const tutorsToRate = new Set(
    (isFirstPage ? oldRows : [])
      .filter(row => row.isReadyForRating && roleOf(row) === 'student' && scoreOf(row) === undefined)
      .map(({ Teacher }) => Teacher?.Id),
  )

  /** What a row and a card have in common. */
  const propsOf = (row: Appointment, isOld: boolean) => {
    const actions = allowed(row, isOld)
    return {
      appointment: row,
      role: roleOf(row),
      now: time,
      actions,
      pending: pendableActions.find(
        action => actions.includes(action) && isPending(submissionKey(viewer.UserCode, action, row)),
      ),
      onAction: (action: AppointmentAction) => act(action, row),
    }
  }

  const role = viewer.IsTeacher ? 'tutor' : 'student'
  return (
    <Stack className={styles.page}>
      <PageHead title={text.title} noIndex />
      <ScreenHeader title={text.title} />
      <ListSwitch
        isOldOpen={isOldOpen}
        active={active.value?.pager.totalItems}
        toRate={tutorsToRate.size}
        onToggle={() => change({ old: isOldOpen ? null : 1 })}
      />
      {isOldOpen ? (
        <OldList
          state={old}
          searchOf={page => writeAddress({ ...address, old: page })}
          renderRow={row => <AppointmentCard {...propsOf(row, true)} score={scoreOf(row)} />}
        />
      ) : (
        <ActiveList
          state={active}
          role={role}
          searchOf={page => writeAddress({ ...address, page })}
          groupOf={row => dueGroup(stateOf(row, time), roleOf(row))}
          renderRow={row => (
            <LessonRow
              {...propsOf(row, false)}
              isChosen={chosen.ids.includes(row.Id)}
              isOpen={address.isDebug}
            />
          )}
        />
      )}
      <PayBar
        chosen={chosen}
        isCounting={onOtherPages.status === 'pending'}
        onPay={() => keepKnown({ appointments: rows })}
      />
      <Dialogs {...dialogs} rows={rows} viewer={viewer} />
    </Stack>
  )
}
