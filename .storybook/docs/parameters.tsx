import { type ComponentProps, lazy, Suspense } from 'react'

// Loaded with the first documentation page: the blocks are larger than the rest of the preview.
const Container = lazy(async () => ({ default: (await import('./Container.tsx')).Container }))
const KitPage = lazy(async () => ({ default: (await import('./KitPage.tsx')).KitPage }))

/** The parameters of the documentation pages. */
export const docsParameters = {
  container: (props: ComponentProps<typeof Container>) => (
    <Suspense>
      <Container {...props} />
    </Suspense>
  ),
  page: KitPage,
}
