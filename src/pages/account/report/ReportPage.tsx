import { PageHead } from '#features/head/PageHead.tsx'

export function Component() {
  return (
    <div>
      <PageHead title="Raport" noIndex />
      <h1>Raport</h1>
    </div>
  )
}
