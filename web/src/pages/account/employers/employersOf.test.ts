import { expect, it } from 'vitest';
import { employersOf } from './employersOf.ts';

const partner = (slug: string) => ({ name: slug.toUpperCase(), slug, orgSlug: slug });

it('lists each company once, that of the latest application first', { tags: ['R2.32'] }, () => {
  const gig = (slug: string, isDirectApply = true) => ({ isDirectApply, partner: partner(slug) });
  const application = { stage: 'APPLIED', reachedOn: null } as const;
  const applications = [
    { appliedAt: '2026-10-03T10:00:00Z', application, jobOffer: gig('swiftbite') },
    { appliedAt: '2026-11-01T10:00:00Z', application, jobOffer: gig('nestkin') },
    { appliedAt: '2026-10-09T10:00:00Z', application, jobOffer: gig('swiftbite') },
    { appliedAt: '2026-10-02T10:00:00Z', application, jobOffer: gig('barkberry', false) },
    { appliedAt: null, jobOffer: gig('only-reviewed') },
    { appliedAt: '2026-10-09T10:00:00Z', application, jobOffer: null },
  ];
  expect(
    employersOf(applications).map(({ slug, count, latest, isVisit }) => [slug, count, latest, isVisit]),
  ).toEqual([
    ['nestkin', 1, '2026-11-01T10:00:00Z', false],
    ['swiftbite', 2, '2026-10-09T10:00:00Z', false],
    ['barkberry', 0, '2026-10-02T10:00:00Z', true],
  ]);
});
