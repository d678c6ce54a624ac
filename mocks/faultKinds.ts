import { endpoints } from '#api/endpoints.ts'

/** What a tester can let go wrong with the calls of an endpoint, with the panel's words for it. */
export const faultKinds = {
  '500': 'Răspunde 500',
  '404': 'Răspunde 404',
  '401': 'Răspunde 401',
  timeout: 'Nu răspunde niciodată',
  offline: 'Fără rețea',
  empty: 'Răspunde 200, fără nimic',
  malformed: 'JSON întrerupt',
  shape: 'Altă formă decât cea așteptată',
  html: 'Pagina de autentificare, cu 200',
} as const

export type Fault = keyof typeof faultKinds

/** By the endpoint's name, as the functions of src/api are called. */
export type Faults = Readonly<Record<string, Fault>>

/** Reads `getAds:500,getCities:html`, in any case; unknown endpoints and faults are passed over, the last of two counts. */
export function parseFaults(text: string): Faults {
  const found: Record<string, Fault> = {}
  for (const part of text.split(',')) {
    const [name = '', kind = ''] = part.split(':').map(half => half.trim().toLowerCase())
    const endpoint = endpoints.find(entry => entry.name.toLowerCase() === name)
    if (endpoint && isFault(kind)) found[endpoint.name] = kind
  }
  return found
}

/** The text that `parseFaults` reads back. */
export function formatFaults(faults: Faults): string {
  return Object.entries(faults)
    .map(([name, fault]) => `${name}:${fault}`)
    .join(',')
}

function isFault(text: string): text is Fault {
  return Object.hasOwn(faultKinds, text)
}
