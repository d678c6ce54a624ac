import { join } from 'node:path'
import { Album } from './Album.ts'
import type { Taken } from './Camera.ts'
import { compare } from './compare.ts'
import type { Changes } from './report.ts'
import { type Picture, pictureId, type View } from './views.ts'

/** Compares the pictures of the working tree with those of the base, and stores those that differ. */
export class Comparison {
  private readonly base: Album
  /** Pictures of the base of which the working tree's has not been added yet, by id. */
  private readonly unmatched: Map<string, Picture>
  private readonly changes: Changes = { compared: 0, changed: [], added: [], removed: [], problems: [] }
  private readonly before: Album
  private readonly after: Album
  private readonly difference: Album

  /** The folder receives the folders `before`, `after` and `difference`. */
  constructor(base: Album, pictures: Picture[], folder: string) {
    this.base = base
    this.unmatched = new Map(pictures.map(picture => [pictureId(picture), picture]))
    this.before = new Album(join(folder, 'before'))
    this.after = new Album(join(folder, 'after'))
    this.difference = new Album(join(folder, 'difference'))
  }

  /** Compares the pictures of a view of the working tree. */
  add(view: View, { pictures, problem }: Taken): void {
    if (problem !== undefined) this.changes.problems.push({ view, problem })
    for (const { theme, part, png } of pictures) this.addPicture({ view, theme, part }, png)
  }

  /** Lists the remaining pictures of the base as removed. Returns all changes. */
  finish(): Changes {
    for (const picture of this.unmatched.values()) {
      this.before.store(picture, this.base.read(picture))
      this.changes.removed.push(picture)
    }
    return this.changes
  }

  private addPicture(picture: Picture, png: Buffer): void {
    if (!this.unmatched.delete(pictureId(picture))) {
      this.after.store(picture, png)
      this.changes.added.push(picture)
      return
    }
    this.changes.compared += 1
    const earlier = this.base.read(picture)
    const difference = compare(earlier, png)
    if (!difference) return
    this.before.store(picture, earlier)
    this.after.store(picture, png)
    this.difference.store(picture, difference.picture)
    this.changes.changed.push({ ...picture, pixels: difference.pixels, share: difference.share })
  }
}
