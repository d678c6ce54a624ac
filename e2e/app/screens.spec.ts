import { lookAt } from '../lookAt.ts'
import { screens } from '../screens.ts'

// Against the server, which has its world ready: in the demo each page load begins with a world of its own.
lookAt(screens.filter(({ demoOnly }) => !demoOnly))
