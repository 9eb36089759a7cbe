// Reads what the test runners wrote and says which requirement (e2e/requirements.tsv) is shown by which passing test.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './runtime.mjs';

const results = join(root, 'test-results');
const id = /R\d+\.\d{2,3}/g;

const read = (file) =>
  existsSync(join(results, file)) ? JSON.parse(readFileSync(join(results, file), 'utf8')) : null;

/** Every test of a Vitest JSON report as {title, status}. */
const unitTests = (report) =>
  (report?.testResults ?? []).flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      status: status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'skipped',
    })),
  );

/** Every test of a Playwright JSON report as {title, status}; one that passed at its second attempt only is `unsteady`. */
const browserTests = (report) => {
  const walk = (suite, path) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({
        title: [...path, spec.title].join(' '),
        status: { expected: 'passed', flaky: 'unsteady', skipped: 'skipped' }[test.status] ?? 'failed',
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...path, inner.title])),
  ];
  return (report?.suites ?? []).flatMap((suite) => walk(suite, []));
};

/** Writes test-results/requirements.json and returns the counts of all runners together, with the titles of what is unsteady. */
export const collectResults = () => {
  const tests = [...unitTests(read('unit.json')), ...browserTests(read('e2e.json'))];
  const shown = {};
  const failed = new Set();
  for (const { title, status } of tests)
    for (const [name] of title.matchAll(id)) {
      if (status === 'passed' || status === 'unsteady') (shown[name] ??= []).push(title);
      if (status === 'failed') failed.add(name);
    }
  // A requirement with a failing test is not shown, whatever else passed.
  const sorted = Object.fromEntries(
    Object.entries(shown)
      .filter(([name]) => !failed.has(name))
      .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })),
  );
  writeFileSync(join(results, 'requirements.json'), `${JSON.stringify(sorted, null, 2)}\n`);
  const having = (wanted) => tests.filter(({ status }) => status === wanted).map(({ title }) => title);
  return {
    passed: having('passed').length,
    failed: having('failed').length,
    skipped: having('skipped').length,
    unsteady: having('unsteady'),
  };
};
