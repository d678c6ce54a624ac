import { testScreens } from '../lookAt.ts'
import { screens } from '../screens.ts'

testScreens(screens.filter(({ demoOnly }) => demoOnly))
