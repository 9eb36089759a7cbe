import { describe, expect, it } from 'vitest';
import { judge } from './judge.mjs';

const row = (id, level) => ({ id, level, capability: 'main' });
const testOf = (ids, level = 'e2e', status = 'passed', title = 'opens the page') => ({
  ids,
  level,
  status,
  title,
});

describe('judge', () => {
  it('counts tests at the level of the row or above, not below', () => {
    const rows = [row('R1.01', 'graphql'), row('R1.02', 'graphql'), row('R1.03', 'graphql')];
    const tests = [
      testOf(['R1.01'], 'graphql'),
      testOf(['R1.02'], 'e2e'),
      testOf(['R1.03'], 'rest'),
      testOf(['R1.03'], 'unit'),
    ];
    const { covered, missing } = judge(rows, tests);
    expect(covered).toEqual({ 'R1.01': ['opens the page'], 'R1.02': ['opens the page'] });
    expect(missing).toEqual({ main: [rows[2]] });
  });

  it('lists the titles of all tests that cover a row, including flaky ones', () => {
    const tests = [testOf(['R1.01'], 'unit', 'passed', 'a'), testOf(['R1.01'], 'e2e', 'flaky', 'b')];
    expect(judge([row('R1.01', 'unit')], tests).covered).toEqual({ 'R1.01': ['a', 'b'] });
  });

  it('does not count a row with a failed test, even if others passed', () => {
    const tests = [testOf(['R1.01']), testOf(['R1.01'], 'unit', 'failed')];
    expect(judge([row('R1.01', 'unit')], tests)).toMatchObject({ covered: {}, missing: { main: [{}] } });
  });

  it('does not count skipped tests', () => {
    const { covered, missing } = judge([row('R1.01', 'unit')], [testOf(['R1.01'], 'e2e', 'skipped')]);
    expect([covered, Object.keys(missing)]).toEqual([{}, ['main']]);
  });

  it('reports ids without a requirement', () => {
    expect(judge([], [testOf(['R9.99'])]).faults).toEqual(['No requirement has the id R9.99.']);
  });

  it('reports ids in titles', () => {
    const tests = [testOf([], 'unit', 'passed', 'R1.01 shows the page')];
    expect(judge([], tests).faults).toEqual([
      'Write the id as a tag, not in the title: R1.01 shows the page',
    ]);
  });

  it('allows three flaky journeys, but not four', () => {
    const flaky = (count) => Array.from({ length: count }, () => testOf([], 'e2e', 'flaky'));
    expect(judge([], flaky(3)).faults).toEqual([]);
    expect(judge([], flaky(4)).faults).toEqual([
      '4 journeys needed a second attempt; at most 3 are allowed.',
    ]);
  });
});
