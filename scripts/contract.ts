import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkExchanges, report } from './contract/check.ts'
import { readHar } from './contract/har.ts'
import { callBackend } from './contract/live.ts'

/**
 * `npm run contract -- --base https://host [--cookie "..."]` compares the responses of a back end to every
 * safe read with the contract; `--har file.har` compares a recording instead. Exits with 1 when a response or
 * a sent body does not fit. Prints no values, since they may be personal data.
 */

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    cookie: { type: 'string' },
    har: { type: 'string' },
  },
})

if (values.base || values.har) {
  const exchanges = values.har
    ? readHar(readFileSync(values.har, 'utf8'))
    : await callBackend(values.base ?? '', values.cookie)
  const { text, isFit } = report(checkExchanges(exchanges))
  console.log(text)
  if (!isFit) process.exitCode = 1
} else {
  console.error('Say --base https://host [--cookie "..."] or --har file.har')
  process.exitCode = 2
}
