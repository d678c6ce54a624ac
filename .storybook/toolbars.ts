import { personas } from '#mocks/personas.ts'
import { scenarios } from '#mocks/scenarios.ts'

/** Storybook toolbar menus for the persona (the viewer) and the scenario (the state of the site). */
export const backendToolbars = {
  persona: {
    description: 'The viewer',
    toolbar: { title: 'Persona', icon: 'user' as const, items: Object.keys(personas), dynamicTitle: true },
  },
  scenario: {
    description: 'The state of the mocked site',
    toolbar: {
      title: 'Scenario',
      icon: 'database' as const,
      items: Object.keys(scenarios),
      dynamicTitle: true,
    },
  },
}
