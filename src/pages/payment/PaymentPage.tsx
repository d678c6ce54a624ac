import { PageHead } from '#features/head/PageHead.tsx'

export function Component() {
  return (
    <div>
      <PageHead title="Plată" noIndex />
      <h1>Plată</h1>
    </div>
  )
}
