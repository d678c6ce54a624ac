import { type Ref, useId, useMemo } from 'react'
import * as z from 'zod/mini'
import type { CitySelection } from '#api/profile.ts'
import type { City } from '#api/users.ts'
import type { CurrentProfile } from '#api/viewer.ts'
import { ListFailure } from '#data/ListFailure.tsx'
import { findById, type List, useList, withSelected } from '#data/useList.ts'
import { checkLocation } from '#domain/validation.ts'
import { profileFailureTitle } from '#features/profileService/profileService.tsx'
import type { Viewer } from '#session.ts'
import { betweenFacts } from '#strings/betweenFacts.ts'
import { profileText } from '#text/profile.ts'
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx'
import { Combobox } from '#ui/Combobox/Combobox.tsx'
import { choiceOf } from '#ui/Combobox/matches.ts'
import { Select } from '#ui/Select/Select.tsx'
import { Columns, Text } from '#ui/layout/layout.tsx'
import { announceSaved, type Saved, saveLocation, sectionTexts, type TutorData } from './calls.ts'
import { type EditAt, type SectionOf, Fact, Facts, Section, useSection } from './Section.tsx'
import styles from './Section.module.css'

/**
 * `city` is an id. `cityText` was typed, and is not in the list. `county` narrows down the cities, and is not saved.
 * §2 My profile
 */
const LocationDraft = z.object({
  county: z.exactOptional(z.string()),
  city: z.exactOptional(z.string()),
  cityText: z.exactOptional(z.string()),
  online: z.exactOptional(z.boolean()),
  atTutor: z.exactOptional(z.boolean()),
  atStudent: z.exactOptional(z.boolean()),
})
export type LocationForm = Required<z.infer<typeof LocationDraft>>

type Props = { viewer: Viewer; tutor: TutorData; editRef: Ref<EditAt<LocationForm>> }

const text = profileText.location

/** The section with the places where a tutor teaches. §2 My profile, §3 City selection */
export function Location({ viewer, tutor, editRef }: Props) {
  const cities = useList(tutor.cities)
  const isEmpty = placesOf(viewer).length === 0 && viewer.Cities.length === 0
  const section = useSection<LocationForm, Saved>({
    name: 'location',
    viewerCode: viewer.UserCode,
    current: toLocationForm(viewer),
    schema: LocationDraft,
    texts: sectionTexts,
    check: form =>
      checkLocation({
        city: cityIdOf(form, cities, viewer),
        cityText: form.cityText,
        isOnline: form.online,
      }),
    save: (_, changes) =>
      saveLocation(profile => {
        const merged = { ...toLocationForm(profile), ...changes }
        return toSelection(merged, cityIdOf(merged, cities, profile))
      }),
    onSaved: announceSaved,
    editRef,
  })
  return (
    <Section
      title={text.title}
      section={section}
      view={!isEmpty && <View viewer={viewer} />}
      invitation={isEmpty && text.invitation}
      fields={<Fields viewer={viewer} section={section} cities={cities} />}
    />
  )
}

function placesOf({ AlsoOnline, AtTeacher, AtStudent }: Viewer): string[] {
  const places = [AlsoOnline && text.online, AtTeacher && text.atTutor, AtStudent && text.atStudent]
  return places.filter(place => place !== false)
}

function View({ viewer }: { viewer: Viewer }) {
  const { Cities } = viewer
  return (
    <Facts>
      <Fact
        name={Cities.length > 1 ? text.cities : text.city}
        value={Cities.map(placeName).join(betweenFacts)}
      />
      <Fact name={text.where} value={placesOf(viewer).join(', ')} />
    </Facts>
  )
}

function placeName({ Name, County }: City): string {
  return County && County !== Name ? `${Name} (${County})` : Name
}

/** Option value for the whole country; no county has this name. */
const anyCounty = 'any'

type FieldsProps = { viewer: Viewer; section: SectionOf<LocationForm>; cities: List<City> }

function Fields({ viewer, section, cities }: FieldsProps) {
  const { form, change, control } = section
  const { items, status } = cities
  // Computed once per list, not at each key press: it may have 13,000 cities.
  const known = useMemo(() => withSelected({ items }, viewer.Cities), [items, viewer.Cities])
  const counties = useMemo(() => countiesOf(known), [known])
  const county = counties.includes(form.county) ? form.county : ''
  const offered = useMemo(
    () => (county ? known.filter(({ County }) => County === county) : known),
    [known, county],
  )
  // The form saves one city, so a profile with several loses the others; a note says so.
  const hasSeveral = viewer.Cities.length > 1
  const noteId = useId()
  const tick = (name: 'online' | 'atTutor' | 'atStudent') => ({
    label: text[name],
    checked: form[name],
    onCheckedChange: (isOn: boolean) => change({ [name]: isOn }),
  })

  return (
    <>
      <ListFailure lists={[cities]} title={profileFailureTitle}>
        {profileText.listFailed}
      </ListFailure>
      <Columns least={14} gap={5} align="start">
        <Select
          label={text.county}
          items={[
            { value: anyCounty, label: text.anyCounty },
            ...counties.map(name => ({ value: name, label: name })),
          ]}
          value={county || anyCounty}
          // Clears the city, which the list of another county would not offer.
          onValueChange={name => change({ county: name === anyCounty ? '' : name, city: '' })}
        />
        <Combobox
          {...control('city')}
          label={text.city}
          aria-required={!form.online}
          placeholder={text.cityExample}
          aria-describedby={hasSeveral ? noteId : undefined}
          status={status}
          items={offered}
          value={form.cityText || findById(known, form.city)}
          onValueChange={picked => {
            const city = choiceOf(picked)
            const cityText = typeof picked === 'string' ? picked : ''
            change(
              city ? { city: String(city.Id), county: city.County ?? '', cityText } : { city: '', cityText },
            )
          }}
          detailOf={({ County }) => (county ? undefined : County)}
        />
      </Columns>
      {hasSeveral && (
        <Text id={noteId} tone="soft" size={2} className={styles.note}>
          {text.oneCity}
        </Text>
      )}
      <fieldset>
        <legend className={styles.legend}>{text.where}</legend>
        <Checkbox {...tick('online')} />
        <Checkbox {...tick('atTutor')} />
        <Checkbox {...tick('atStudent')} />
      </fieldset>
    </>
  )
}

function toLocationForm({ Cities: [city], AlsoOnline, AtTeacher, AtStudent }: CurrentProfile): LocationForm {
  return {
    county: city?.County ?? '',
    city: city ? String(city.Id) : '',
    cityText: '',
    online: AlsoOnline,
    atTutor: AtTeacher,
    atStudent: AtStudent,
  }
}

/** Returns the id of the chosen city, 0 for none. Until the list has loaded, any id is accepted. */
function cityIdOf(form: LocationForm, cities: List<City>, profile: CurrentProfile): number {
  const chosen = findById(withSelected(cities, profile.Cities), form.city)
  return chosen?.Id ?? (cities.status === 'ready' ? 0 : Number(form.city) || 0)
}

function toSelection(form: LocationForm, cityId: number): CitySelection {
  return {
    cityid1: cityId,
    atTeacher: form.atTutor,
    atStudent: form.atStudent,
    isOnline: form.online,
  }
}

function countiesOf(cities: readonly City[]): string[] {
  const names = new Set(cities.map(({ County }) => County ?? '').filter(name => name !== ''))
  return [...names].toSorted((a, b) => a.localeCompare(b, 'ro'))
}
