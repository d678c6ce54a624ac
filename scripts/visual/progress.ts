/** Prints how much of a task is done and how long the rest will take. */
export class Progress {
  private done = 0
  private readonly start = performance.now()
  private readonly label: string
  private readonly total: number

  constructor(label: string, total: number) {
    this.label = label
    this.total = total
  }

  /** Counts one more item as done. */
  advance(): void {
    this.done += 1
    // A log gets a line for each tenth; a terminal rewrites one line.
    if (process.stdout.isTTY) process.stdout.write(`\r${this.line()}\u001B[K${this.isComplete() ? '\n' : ''}`)
    else if (this.isComplete() || this.tenth() > this.tenth(this.done - 1)) console.log(this.line())
  }

  private line(): string {
    return progressLine(this.label, this.done, this.total, performance.now() - this.start)
  }

  private isComplete(): boolean {
    return this.done === this.total
  }

  private tenth(done = this.done): number {
    return Math.floor((done * 10) / this.total)
  }
}

/** Returns e.g. `Working tree: 120/1120, 4 min 10 s left`, from the milliseconds that the items took so far. */
export function progressLine(label: string, done: number, total: number, elapsed: number): string {
  if (done === total) return `${label}: ${total}/${total} in ${duration(elapsed)}`
  return `${label}: ${done}/${total}, ${duration((elapsed / done) * (total - done))} left`
}

/** Returns e.g. `45 s` or `4 min 10 s`. */
export function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
