import { expect, test } from 'vitest'
import { readJUnit } from './readJUnit.ts'

test('counts the tests of a Vitest report and returns the error of the failed one', () => {
  const report = `<testsuites name="vitest tests" tests="4" failures="1" errors="0">
    <testsuite name="a.test.ts" tests="4" failures="1" skipped="2">
      <testcase classname="a.test.ts" name="a &gt; passes" time="0.1">
      </testcase>
      <testcase classname="a.test.ts" name="a &gt; fails" time="0.1">
        <failure message="expected &apos;&lt;&apos;" type="AssertionError">
AssertionError: expected &apos;&lt;&apos; to be &quot;&amp;amp;&quot;
        </failure>
      </testcase>
      <testcase classname="a.test.ts" name="skipped" time="0">
        <skipped/>
      </testcase>
      <testcase classname="a.test.ts" name="todo" time="0">
        <skipped/>
      </testcase>
    </testsuite>
  </testsuites>`
  expect(readJUnit(report)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 2,
    failures: [`a.test.ts › a > fails\n  AssertionError: expected '<' to be "&amp;"`],
  })
})

test('counts a journey of a Playwright report as failed when an assertion, an error or only the first try failed', () => {
  const journey = (name: string, content: string) =>
    `<testcase name="${name}" classname="app/a.spec.ts" time="0.1">\n${content}</testcase>`
  const report = [
    journey('passes', '<system-out>\n<![CDATA[text]]>\n</system-out>\n'),
    journey(
      'fails',
      '<rerunFailure message="1">\n</rerunFailure>\n<failure message="1">\n<![CDATA[Error: 1]]>\n</failure>\n',
    ),
    journey('throws', '<error message="2">\n<![CDATA[Error: 2]]>\n</error>\n'),
    journey(
      'flaky',
      '<flakyFailure message="3">\n<stackTrace>\n<![CDATA[Error: 3]]>\n</stackTrace>\n<system-out>\n<![CDATA[file]]>\n</system-out>\n</flakyFailure>\n',
    ),
    journey('skipped', '<skipped>\n</skipped>\n'),
  ]
  expect(readJUnit(report.join('\n'))).toEqual({
    passed: 1,
    failed: 3,
    skipped: 1,
    failures: [
      'app/a.spec.ts › fails\n  Error: 1',
      'app/a.spec.ts › throws\n  Error: 2',
      'app/a.spec.ts › flaky\n  Error: 3',
    ],
  })
})

test('returns no results for a report that was not written to its end', () => {
  expect(readJUnit('')).toEqual({ passed: 0, failed: 0, skipped: 0, failures: [] })
})
