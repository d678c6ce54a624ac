import { PageHead } from '#features/head/PageHead.tsx'

export function Component() {
  return (
    <div>
      <PageHead title="Programări" noIndex />
      <h1>Programări</h1>
    </div>
  )
}
