import { describe, expect, it } from 'vitest';
import { selectTests } from './testSelection.mjs';

describe('the arguments of npm test', () => {
  it('select everything if there are none', () => {
    expect(selectTests([])).toMatchObject({ isPart: false, runsUnit: true, runsJourneys: true });
  });

  it('select the tests of a requirement with both runners', () => {
    expect(selectTests(['R2.03'])).toMatchObject({
      ids: ['R2.03'],
      isPart: true,
      runsUnit: true,
      runsJourneys: true,
      unknown: [],
    });
  });

  it('select a unit test without starting a browser', () => {
    expect(selectTests(['./scripts/testSelection.test.mjs'])).toMatchObject({
      unitPaths: ['scripts/testSelection.test.mjs'],
      runsUnit: true,
      runsJourneys: false,
    });
  });

  it('select a folder of journeys without the unit tests', () => {
    expect(selectTests(['e2e/shell/'])).toMatchObject({
      journeyPaths: ['e2e/shell'],
      runsUnit: false,
      runsJourneys: true,
    });
  });

  it('are unknown if they are neither a requirement nor a path', () => {
    expect(selectTests(['R2.03', 'city page']).unknown).toEqual(['city page']);
  });
});
