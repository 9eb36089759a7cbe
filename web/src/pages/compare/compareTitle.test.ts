// @vitest-environment node
import { expect, it } from 'vitest';
import { compareTitle } from './ComparePage.tsx';

const companies = ['Swiftbite', 'Parcelpath', 'Nestkin', 'Noodlewheel'];

it('names as many companies as fit into 70 characters with the product name', () => {
  expect(compareTitle('Compare gigs', companies.slice(0, 3), 'Citygigs')).toBe(
    'Compare gigs | Swiftbite | Parcelpath | Nestkin',
  );
  expect(compareTitle('Compare gigs', companies, 'Citygigs')).toBe(
    'Compare gigs | Swiftbite | Parcelpath | Nestkin | +1',
  );
  expect(compareTitle('Comparer des missions', companies, 'Citygigs')).toBe(
    'Comparer des missions | Swiftbite | Parcelpath | +2',
  );
  expect(compareTitle('Compare gigs', ['x'.repeat(60), 'Nestkin'], 'Citygigs')).toBe('Compare gigs | +2');
  expect(compareTitle('Compare gigs', [], 'Citygigs')).toBe('Compare gigs');
});
