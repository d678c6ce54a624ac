/** The one sink of logs and reports. Lines go to the console unless a listener is set. */
export type LogEntry = { level: 'info' | 'warn' | 'error'; text: string; details?: unknown }

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

/** Sends lines elsewhere than to the console; without an argument back to it. Tests assert what was written. */
export function setLogSink(next: (entry: LogEntry) => void = toConsole): void {
  sink = next
}

/** Also tells each line to the listener; returns how to stop. */
export function onLog(listener: (entry: LogEntry) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
