import { lookAt } from '../lookAt.ts'
import { screens } from '../screens.ts'

lookAt(screens.filter(({ demoOnly }) => demoOnly))
