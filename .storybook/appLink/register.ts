import { addons, types } from 'storybook/manager-api'
import { AppLinkTool } from './AppLinkTool.ts'

addons.add('meditatii/app-link', {
  type: types.TOOL,
  title: 'Open in the app',
  match: ({ viewMode }) => viewMode === 'story',
  render: AppLinkTool,
})
