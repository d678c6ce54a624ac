/** Returns the result of the action; `undefined` when it throws, e.g. because the browser refuses storage. */
export function tryStorage<Value>(action: () => Value): Value | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
