import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../runtime.mjs';
import { journeys, unitTests } from './testReports.mjs';

const vitestReport = (file, test) => ({
  testResults: [{ name: join(root, file), assertionResults: [{ fullName: 'a b', tags: [], ...test }] }],
});
const levelOf = (file) => unitTests(vitestReport(file, { status: 'passed' }))[0].level;

describe('the report of Vitest', () => {
  it('is parsed into the title, status and ids of each test', () => {
    const report = vitestReport('web/src/a.test.ts', { status: 'passed', tags: ['R1.01', 'slow'] });
    expect(unitTests(report)).toEqual([{ title: 'a b', status: 'passed', level: 'unit', ids: ['R1.01'] }]);
  });

  it('counts tests that neither passed nor failed as skipped', () => {
    expect(unitTests(vitestReport('web/a.test.ts', { status: 'pending' }))[0].status).toBe('skipped');
    expect(unitTests(vitestReport('web/a.test.ts', { status: 'failed' }))[0].status).toBe('failed');
  });

  it('has the first lines of why a test failed', () => {
    const failureMessages = [
      '\u001B[31mAssertionError\u001B[39m: expected 2 to be 1\n    at a.test.ts:3',
      'Error: another',
    ];
    const [failed] = unitTests(vitestReport('web/a.test.ts', { status: 'failed', failureMessages }));
    expect(failed.reason).toBe('AssertionError: expected 2 to be 1 at a.test.ts:3');
  });

  it('gives each test the level of its folder', () => {
    expect(levelOf('services/test/reviews.test.ts')).toBe('rest');
    expect(levelOf('services/src/text/slug.test.ts')).toBe('unit');
    expect(levelOf('gateway/test/errorTable.test.ts')).toBe('graphql');
    expect(levelOf('gateway/src/schema/city/city.test.ts')).toBe('graphql');
    expect(levelOf('gateway/src/rules/price.test.ts')).toBe('unit');
    expect(levelOf('web/test/server.test.ts')).toBe('unit');
  });

  it('may be missing', () => {
    expect([unitTests(null), journeys(null)]).toEqual([[], []]);
  });
});

describe('the report of Playwright', () => {
  const spec = (status, tags) => ({ title: 'opens', tags, tests: [{ status }] });

  it('has the first lines of why a journey failed at first', () => {
    const results = [
      {},
      { error: { message: 'Error: expect(locator).toBeVisible() failed\n\nTimeout: 5000ms' } },
    ];
    const report = { suites: [{ specs: [{ title: 'opens', tests: [{ status: 'flaky', results }] }] }] };
    expect(journeys(report)[0].reason).toBe('Error: expect(locator).toBeVisible() failed Timeout: 5000ms');
  });

  it('is parsed into the title, status and ids of each journey', () => {
    const report = {
      suites: [
        { title: 'a.spec.ts', suites: [{ title: 'the menu', specs: [spec('expected', ['R2.03', 'x'])] }] },
      ],
    };
    expect(journeys(report)).toEqual([
      { title: 'the menu opens', status: 'passed', level: 'e2e', ids: ['R2.03'] },
    ]);
  });

  it('counts a journey that passed at its second attempt as flaky', () => {
    const statuses = ['expected', 'flaky', 'skipped', 'unexpected'];
    const report = { suites: [{ title: 'a', specs: statuses.map((status) => spec(status, [])) }] };
    expect(journeys(report).map(({ status }) => status)).toEqual(['passed', 'flaky', 'skipped', 'failed']);
  });
});
