/**
 * Returns the name of a field that the contract does not have, for a report. A key that is not named like a field (letters,
 * then at most two digits; `$id` and the like) is `*`: in an object keyed by e-mail address or by a person's code it is personal data.
 */
export const printableName = (name: string) => (/^\$?[A-Za-z_]{1,40}\d{0,2}$/.test(name) ? name : '*')
