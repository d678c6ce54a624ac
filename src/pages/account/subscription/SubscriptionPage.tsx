import { PageHead } from '#features/head/PageHead.tsx'

export function Component() {
  return (
    <div>
      <PageHead title="Abonamentul meu" noIndex />
      <h1>Abonamentul meu</h1>
    </div>
  )
}
