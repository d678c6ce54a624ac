import { endpoints } from '#api/endpoints.ts'

/** The faults that a tester can set for an endpoint, with their labels in the panel. */
export const faultKinds = {
  '500': 'Răspunde 500',
  '503': 'Răspunde 503',
  '400': 'Răspunde 400',
  '401': 'Răspunde 401',
  '403': 'Răspunde 403',
  '404': 'Răspunde 404',
  '409': 'Răspunde 409',
  slow: 'Răspunde după 5 secunde',
  timeout: 'Nu răspunde niciodată',
  offline: 'Fără rețea',
  lost: 'Face ce i se cere, dar răspunsul se pierde',
  half: 'Face numai prima jumătate a listei cerute, iar răspunsul se pierde',
  rival: 'Alt elev a cerut același lucru cu o clipă înainte',
  empty: 'Răspunde 200, fără nimic',
  malformed: 'JSON întrerupt',
  shape: 'Altă formă decât cea așteptată',
  html: 'Pagina de autentificare, cu 200',
} as const

export type Fault = keyof typeof faultKinds

/** A fault with which the mocked back end does what it is asked, or a part of it. */
export type CarriedOut = 'slow' | 'lost' | 'half' | 'rival'

/** A fault as it is set: of every call, or with `x1` of the next one only. */
export type SetFault = Fault | `${Fault}x1`

export type Faults = Readonly<Record<string, SetFault>>

/** Parses `getAds:500,sendMessage:401x1`, in any case. Ignores what it does not know. */
export function parseFaults(text: string): Faults {
  const faults: Record<string, SetFault> = {}
  for (const part of text.split(',')) {
    const [name = '', kind = ''] = part.split(':').map(half => half.trim().toLowerCase())
    const endpoint = endpoints.find(entry => entry.name.toLowerCase() === name)
    if (endpoint && isSetFault(kind)) faults[endpoint.name] = kind
  }
  return faults
}

export function formatFaults(faults: Faults): string {
  return Object.entries(faults)
    .map(([name, fault]) => `${name}:${fault}`)
    .join(',')
}

/** Returns the kind of a fault, and whether it is of one call only. */
export function readFault(set: SetFault): { kind: Fault; isOnce: boolean } {
  const kind = set.replace(/x1$/, '')
  if (!isFault(kind)) throw new Error(`Unknown fault: ${set}`)
  return { kind, isOnce: kind !== set }
}

const isFault = (text: string): text is Fault => Object.hasOwn(faultKinds, text)

export const isSetFault = (text: string): text is SetFault => isFault(text.replace(/x1$/, ''))
