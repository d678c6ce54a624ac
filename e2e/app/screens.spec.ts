import { testScreens } from '../lookAt.ts'
import { screens } from '../screens.ts'

// Run against the server, which creates the mocked data once. The demo build creates it again on each page load.
testScreens(screens.filter(({ demoOnly }) => !demoOnly))
