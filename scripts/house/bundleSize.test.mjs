import { describe, expect, it } from 'vitest';
import { budgetFaults, firstLoads } from './bundleSize.mjs';

const manifest = {
  'src/entry/client.tsx': { file: 'start.js', css: ['start.css'], imports: ['_relay.js'] },
  'src/pages/city/CityPage.tsx': { file: 'city.js', css: ['city.css'], imports: ['_relay.js', '_list.js'] },
  '_relay.js': { file: 'relay.js' },
  '_list.js': { file: 'list.js', css: ['start.css'] },
};
const sizes = {
  'start.js': 1,
  'relay.js': 10,
  'city.js': 100,
  'list.js': 1000,
  'start.css': 2,
  'city.css': 20,
};
const loads = firstLoads(manifest, (file) => sizes[file]);

describe('the first load of a page', () => {
  it('consists of the start script, the page and their imports, each file once', () => {
    expect(loads).toEqual([
      { name: 'src/entry/client.tsx', script: 11, style: 2 },
      { name: 'src/pages/city/CityPage.tsx', script: 1111, style: 22 },
    ]);
  });

  it('is reported if it exceeds its budget', () => {
    expect(
      budgetFaults(loads, { start: { script: 11, style: 2 }, page: { script: 1110, style: 22 } }),
    ).toEqual(['src/pages/city/CityPage.tsx: 1111 bytes of script at a first visit; the budget is 1110.']);
    expect(
      budgetFaults(loads, { start: { script: 10, style: 2 }, page: { script: 2000, style: 22 } }),
    ).toEqual(['src/entry/client.tsx: 11 bytes of script at a first visit; the budget is 10.']);
  });
});
