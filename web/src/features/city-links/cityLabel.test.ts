// @vitest-environment node
import { expect, it } from 'vitest';
import { cityLabel } from './cityLabel.ts';

it('a city label is the name and, after a comma, the upper-cased state', { tags: ['R5.20'] }, () => {
  expect(cityLabel({ name: 'Austin', state: 'tx' })).toBe('Austin, TX');
  expect(cityLabel({ name: 'Austin', state: null })).toBe('Austin');
  expect(cityLabel({ name: 'Austin' })).toBe('Austin');
});
