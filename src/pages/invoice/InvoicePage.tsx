import { PageHead } from '#features/head/PageHead.tsx'

export function Component() {
  return (
    <div>
      <PageHead title="Factură" noIndex />
      <h1>Factură</h1>
    </div>
  )
}
