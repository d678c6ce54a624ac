declare global {
  /** The form that the user submitted before hydration. A global, because the early script and the app are separate builds. */
  var earlySubmission: HTMLFormElement | undefined
}

/**
 * Holds back the submission of a form in the page's HTML until the app can handle it: the browser would otherwise load the page
 * again, without the text typed into pickers.
 */
export function holdEarlySubmissions(): void {
  document.addEventListener('submit', event => {
    // The app has handled it.
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    globalThis.earlySubmission = event.target
  })
}

/** Submits the form again, once the page is hydrated. */
export function releaseEarlySubmission(): void {
  const form = globalThis.earlySubmission
  globalThis.earlySubmission = undefined
  if (form?.isConnected) form.requestSubmit()
}
