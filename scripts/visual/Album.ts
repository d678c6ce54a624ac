import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Taken } from './Camera.ts'
import { type Picture, pictureId, possiblePictures, type View } from './views.ts'

/** The pictures of a Storybook in a folder, a PNG file for each. */
export class Album {
  private readonly folder: string

  constructor(folder: string) {
    this.folder = folder
    mkdirSync(folder, { recursive: true })
  }

  /** Returns whether all pictures of the view are here. */
  isComplete(view: View): boolean {
    return existsSync(this.file({ view, theme: 'light', part: 'window' }))
  }

  /** Stores the pictures of a view, last the one by which `isComplete` knows that all are stored. */
  storeAll(view: View, pictures: Taken['pictures']): void {
    for (const { theme, part, png } of pictures.toReversed()) this.store({ view, theme, part }, png)
  }

  store(picture: Picture, png: Buffer): void {
    writeFileSync(this.file(picture), png)
  }

  read(picture: Picture): Buffer {
    return readFileSync(this.file(picture))
  }

  remove(view: View): void {
    for (const picture of possiblePictures(view)) rmSync(this.file(picture), { force: true })
  }

  /** Returns the pictures of the views that are here. */
  picturesOf(views: View[]): Picture[] {
    return views.flatMap(possiblePictures).filter(picture => existsSync(this.file(picture)))
  }

  private file(picture: Picture): string {
    return join(this.folder, `${pictureId(picture)}.png`)
  }
}
