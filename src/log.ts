export type LogEntry = { level: 'info' | 'warn' | 'error'; text: string; details?: unknown }

/** The destination of all lines: the console, unless `setLogSink` has replaced it. */
let sink: (entry: LogEntry) => void = toConsole
const listeners = new Set<(entry: LogEntry) => void>()

function toConsole({ level, text, details }: LogEntry): void {
  if (details === undefined) console[level](text)
  else console[level](text, details)
}

function write(entry: LogEntry): void {
  sink(entry)
  for (const listener of listeners) listener(entry)
}

export const log = {
  info: (text: string, details?: unknown) => write({ level: 'info', text, details }),
  warn: (text: string, details?: unknown) => write({ level: 'warn', text, details }),
  error: (text: string, details?: unknown) => write({ level: 'error', text, details }),
}

/** Replaces the console as destination; without an argument restores it. Tests use it to assert log lines. */
export function setLogSink(next: (entry: LogEntry) => void = toConsole): void {
  sink = next
}

/** Passes each line to a listener too. Returns a function that removes the listener. */
export function onLog(listener: (entry: LogEntry) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
