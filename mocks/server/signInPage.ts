import { safeReturnUrl } from '#domain/paths.ts'
import { personas } from '#mocks/personas.ts'

/** Returns the sign-in page over HTTP: each persona has a link that signs in and leads to `returnUrl`. */
export function signInPage(returnUrl: string | null): string {
  const path = safeReturnUrl(returnUrl)
  const links = Object.values(personas).map(({ id, label }) => {
    const query = new URLSearchParams({ persona: id, returnUrl: path })
    return `<li><a href="/Account/Login?${escape(query.toString())}">${escape(label)}</a></li>`
  })
  return `<!doctype html>
<html lang="ro">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Autentificare (simulată)</title></head>
  <body>
    <h1>Autentificare</h1>
    <p>Server simulat. Alegeți cine sunteți; apoi se deschide <code>${escape(path)}</code>.</p>
    <ul>${links.join('')}</ul>
  </body>
</html>`
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)
}
