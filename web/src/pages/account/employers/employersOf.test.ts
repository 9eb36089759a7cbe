import { expect, it } from 'vitest';
import { employersOf } from './employersOf.ts';

const partner = (slug: string) => ({ name: slug.toUpperCase(), slug, orgSlug: slug });

it('lists each company once, that of the latest application first', { tags: ['R2.32'] }, () => {
  const applications = [
    { appliedAt: '2026-10-03T10:00:00Z', jobOffer: { partner: partner('swiftbite') } },
    { appliedAt: '2026-11-01T10:00:00Z', jobOffer: { partner: partner('nestkin') } },
    { appliedAt: '2026-10-09T10:00:00Z', jobOffer: { partner: partner('swiftbite') } },
    { appliedAt: null, jobOffer: { partner: partner('only-reviewed') } },
    { appliedAt: '2026-10-09T10:00:00Z', jobOffer: null },
  ];
  expect(employersOf(applications).map(({ slug, count, latest }) => [slug, count, latest])).toEqual([
    ['nestkin', 1, '2026-11-01T10:00:00Z'],
    ['swiftbite', 2, '2026-10-09T10:00:00Z'],
  ]);
});
