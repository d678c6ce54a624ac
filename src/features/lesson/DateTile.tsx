import { dateParts } from '#domain/lessonTimes.ts'
import { Stack, Text } from '#ui/layout/layout.tsx'
import tile from './DateTile.module.css'

/** The day of a lesson as a tile of a calendar; decorative, because the ticket has the day in words too. */
export function DateTile({ moment, now }: { moment: Date; now: Date }) {
  const { weekday, day, month, year } = dateParts(moment)
  return (
    <Stack size={1} className={tile.tile} aria-hidden="true">
      <span className={tile.weekday}>{weekday}</span>
      <span className={tile.day}>{day}</span>
      <Text as="span" tone="soft">
        {month}
      </Text>
      {year !== dateParts(now).year && (
        <Text as="span" tone="soft">
          {year}
        </Text>
      )}
    </Stack>
  )
}
