import { create } from 'storybook/theming'

/** The name of this Storybook. */
export const brandTitle = 'Meditații: design'

/**
 * Returns the theme of Storybook's own pages, in the product's colours. `colour` returns the value of a token
 * in that theme.
 */
export function brand(theme: 'light' | 'dark', colour: (token: string) => string) {
  return create({
    base: theme,
    brandTitle: `<img src="./favicon.svg" alt="" width="28" style="margin-inline-end: 10px" /> ${brandTitle}`,
    brandUrl: '?path=/story/welcome--welcome',
    brandTarget: '_self',
    colorPrimary: colour('action'),
    colorSecondary: colour('action'),
    appBg: colour('surface-sunken'),
    appContentBg: colour('surface'),
    appPreviewBg: colour('paper'),
    appBorderColor: colour('line'),
    appBorderRadius: 6,
    fontBase: 'var(--font-text)',
    textColor: colour('ink'),
    textInverseColor: colour('on-action'),
    textMutedColor: colour('ink-soft'),
    barBg: colour('surface'),
    barTextColor: colour('ink-soft'),
    barHoverColor: colour('action-hover'),
    barSelectedColor: colour('action'),
    inputBg: colour('surface'),
    inputBorder: colour('line-strong'),
    inputTextColor: colour('ink'),
  })
}
