// Reads the reports of the test runners, writes test-results/requirements.json and summarises the run.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../runtime.mjs';
import { judge } from './judge.mjs';
import { readRequirements } from './requirements.mjs';
import { findTaggedSuites } from './suiteTags.mjs';
import { journeys, unitTests } from './testReports.mjs';

const results = join(root, 'test-results');
const read = (file) =>
  existsSync(join(results, file)) ? JSON.parse(readFileSync(join(results, file), 'utf8')) : null;

export const collectResults = () => {
  const tests = [...unitTests(read('unit.json')), ...journeys(read('e2e.json'))];
  const requirements = readRequirements();
  const { covered, missing, faults } = judge(requirements, tests);
  writeFileSync(join(results, 'requirements.json'), `${JSON.stringify(covered, null, 2)}\n`);
  const testsWith = (wanted) => tests.filter(({ status }) => status === wanted);
  return {
    passed: testsWith('passed').length,
    failed: testsWith('failed'),
    skipped: testsWith('skipped').length,
    flaky: testsWith('flaky'),
    missing,
    faults: [...faults, ...findTaggedSuites().map((file) => `${file}: tag the tests, not their suite.`)],
  };
};
