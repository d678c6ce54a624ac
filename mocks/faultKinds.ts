import { endpoints } from '#api/endpoints.ts'

/** The faults that a tester can set for an endpoint, with their labels in the panel. */
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

export type Faults = Readonly<Record<string, Fault>>

/** Parses `getAds:500,getCities:html`, in any case. Ignores what it does not know. */
export function parseFaults(text: string): Faults {
  const faults: Record<string, Fault> = {}
  for (const part of text.split(',')) {
    const [name = '', kind = ''] = part.split(':').map(half => half.trim().toLowerCase())
    const endpoint = endpoints.find(entry => entry.name.toLowerCase() === name)
    if (endpoint && isFault(kind)) faults[endpoint.name] = kind
  }
  return faults
}

export function formatFaults(faults: Faults): string {
  return Object.entries(faults)
    .map(([name, fault]) => `${name}:${fault}`)
    .join(',')
}

function isFault(text: string): text is Fault {
  return Object.hasOwn(faultKinds, text)
}
