import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const { scripts, devDependencies } = JSON.parse(read('package.json')) as Record<
  'scripts' | 'devDependencies',
  Record<string, string>
>

const github = commandsOf('.github/workflows/ci.yml', '.github/actions/setup/action.yml')
const azure = commandsOf('azure-pipelines.yml')

/** Returns the commands in YAML files, without repetitions. */
function commandsOf(...files: string[]): string[] {
  const commands = files
    .flatMap(file => textsOf(parse(read(file))))
    .filter(text => /^(npm|npx|sudo) \w/.test(text))
  return [...new Set(commands)].toSorted()
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

test('GitHub and Azure Pipelines run the same commands', () => {
  expect(azure).toEqual(github)
})

test('a push runs the checks and every runner, and every night runs all tests and the contract check', () => {
  const runners = Object.keys(scripts).filter(name => name.startsWith('test:') && name !== 'test:changed')
  const run = github.flatMap(command => /^npm run (\S+)/.exec(command)?.[1] ?? [])
  expect([...new Set(run)].toSorted()).toEqual(['check', 'contract', ...runners].toSorted())
  expect(github).toContain('npm test -- --all')
})

test('the shards of the journeys add up', () => {
  const shards = github.flatMap(command => /--shard=(\S+)/.exec(command)?.[1] ?? [])
  expect(shards.length).toBeGreaterThan(1)
  expect(shards).toEqual(shards.map((_, index) => `${index + 1}/${shards.length}`))
})

test('every job of GitHub has the values that its steps take from the matrix', () => {
  const { jobs } = parse(read('.github/workflows/ci.yml')) as {
    jobs: { test: { strategy: { matrix: { include: Record<string, string>[] } } } }
  }
  const { include } = jobs.test.strategy.matrix
  const named = textsOf(jobs.test).flatMap(text =>
    [...text.matchAll(/matrix\.(\w+)/g)].map(([, name]) => name),
  )
  for (const values of include) expect(Object.keys(values)).toEqual(expect.arrayContaining(named))
})

test('the Dockerfile and the documents name only npm scripts that exist', () => {
  const documents = globSync(['*.md', 'docs/*.md', '.github/*.md'], { cwd: root })
  const text = ['Dockerfile', ...documents].map(read).join('\n')
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(10)
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named))
})

test('.ci/run ends with the command of the README', () => {
  expect(read('README.md')).toContain('\nnpm ci && npm test\n')
  expect(read('.ci/run').trimEnd().split('\n').at(-1)).toBe('npm ci && npm test')
})

test('.nvmrc and the Dockerfile have the version of Node that the npm scripts run on', () => {
  expect(read('.nvmrc').trim()).toBe(devDependencies['node'])
  expect(read('Dockerfile')).toContain(`FROM node:${devDependencies['node']}-`)
})
