import { expect } from 'vitest'

/** Checks a pure function on a table: each row has the arguments, then the result. Every failing row is named. */
export function expectRows<Of extends (...parameters: never[]) => unknown>(
  call: Of,
  rows: readonly (readonly [...Parameters<Of>, ReturnType<Of>])[],
): void {
  for (const row of rows) {
    const parameters = row.slice(0, -1) as Parameters<Of>
    expect.soft(call(...parameters), JSON.stringify(parameters)).toEqual(row.at(-1))
  }
}
