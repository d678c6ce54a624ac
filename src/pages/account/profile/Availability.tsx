import { type Ref, useState } from 'react'
import * as z from 'zod/mini'
import type { Paged } from '#api/schemas.ts'
import type { Slot } from '#api/users.ts'
import { loginAction } from '#data/LoginLink.tsx'
import { useRefetch } from '#data/refetch.ts'
import { useDeferred } from '#data/useDeferred.ts'
import {
  byDay,
  copyDay,
  endHours,
  type Range,
  type RangesByDay,
  toWeek,
  weekDays,
  type WeekSlot,
} from '#domain/availability.ts'
import { availabilityId } from '#domain/paths.ts'
import { profileFailureTitle, profileTexts } from '#features/profileService/profileService.tsx'
import { showToast } from '#stores/toast.ts'
import { availabilityText as text } from '#text/availability.ts'
import { errorText } from '#text/errors.ts'
import { RetryAlert } from '#ui/RetryAlert/RetryAlert.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { Stack, Text } from '#ui/layout/layout.tsx'
import styles from './Availability.module.css'
import { DayRanges } from './DayRanges.tsx'
import { Preview, Week } from './Week.tsx'
import { saveWeek } from './calls.ts'
import { type EditAt, type SectionOf, Section, useSection } from './Section.tsx'

type Props = { viewerCode: string; slots: Promise<Paged<Slot>>; editRef?: Ref<EditAt<RangesByDay>> }

/** Either end of a range; 0 until an hour is chosen. */
const hour = z.literal([0, ...endHours])

const WeekDraft = z.partialRecord(
  z.literal(weekDays.map(String)),
  z.array(z.object({ day: z.literal(weekDays), from: hour, to: hour })),
)

const texts = profileTexts(text.submission)

const isSame = (some: unknown, others: unknown) => JSON.stringify(some) === JSON.stringify(others)

/** The tutor's free hours of the week. §3 Availability, §5 Availability slots */
export function Availability({ viewerCode, slots, editRef }: Props) {
  // Each save refetches the page: until the new week has loaded, the stale week stays, with its edits.
  const { status, value, error } = useDeferred(slots)
  const hasFailed = status === 'failed'
  const refetch = useRefetch()
  // The saved week is shown until the refetched one has arrived.
  const [saved, setSaved] = useState<{ slots: WeekSlot[]; over: typeof value }>()
  const week = toWeek((saved && saved.over === value ? saved.slots : value?.Entities) ?? [])
  const current = byDay(week)
  // Each day as it was when its editing started: a later week may have hours that another device has added.
  const [before, setBefore] = useState(current)
  const section = useSection<RangesByDay, WeekSlot[]>({
    name: 'availability',
    viewerCode,
    current,
    schema: WeekDraft,
    texts,
    save: form => saveWeek(Object.values(form).flat(), Object.values(before).flat()),
    onSaved(sent) {
      setSaved({ slots: sent, over: value })
      showToast(text.saved)
      return refetch()
    },
    hasLoaded: value !== undefined,
    editRef,
  })
  const isEdited = (day: string) => section.isEditing && !isSame(section.form[day], current[day])
  const unedited = Object.entries(current).filter(([day]) => !isEdited(day))
  if (unedited.some(([day, ranges]) => !isSame(before[day], ranges)))
    setBefore({ ...before, ...Object.fromEntries(unedited) })
  return (
    <Section
      title={text.heading}
      anchor={availabilityId}
      lead={
        <>
          <Text tone="ink">{text.lead}</Text>
          {hasFailed && (
            <RetryAlert title={profileFailureTitle} action={loginAction(error)}>
              {value === undefined ? text.failed : errorText.stale}
            </RetryAlert>
          )}
        </>
      }
      section={section}
      view={value === undefined ? !hasFailed && <WeekSkeleton /> : week.length > 0 && <Week ranges={week} />}
      invitation={
        value !== undefined &&
        week.length === 0 && (
          <>
            <Text as="strong" tone="ink">
              {`${text.empty} `}
            </Text>
            <span>{text.emptyHelp}</span>
          </>
        )
      }
      fields={<WeekEditor section={section} />}
    />
  )
}

function WeekSkeleton() {
  return (
    <div aria-busy="true">
      <p className="visuallyHidden">{text.loading}</p>
      {weekDays.map(day => (
        <Skeleton key={day} width={day > 5 ? '40%' : '60%'} />
      ))}
    </div>
  )
}

function WeekEditor({ section }: { section: SectionOf<RangesByDay> }) {
  const ranges = Object.values(section.form).flat()
  const change = (next: readonly Range[]) => section.change(byDay(next))
  return (
    <div className={styles.editor}>
      <Stack gap={4} className={styles.columns}>
        <Stack gap={4}>
          {weekDays.map(day => (
            <DayRanges
              key={day}
              day={day}
              ranges={ranges.filter(range => range.day === day)}
              onChange={next => change(ranges.filter(range => range.day !== day).concat(next))}
              onCopy={to => change(copyDay(ranges, day, to))}
            />
          ))}
        </Stack>
        <Preview ranges={ranges} />
      </Stack>
    </div>
  )
}
