import { describe, expect, it } from 'vitest';
import { jobPosting } from './jobPosting.ts';

const facts = {
  datePosted: '2026-03-01T08:00:00Z',
  isDirectApply: false,
  type: 'freelance',
  validThrough: null,
} as const;

describe('jobPosting', () => {
  it('R2.109 completes the structured data with the date, the kind of work and the way to apply', () => {
    expect(jobPosting('{"@type":"JobPosting","title":"Rider"}', facts)).toEqual({
      '@type': 'JobPosting',
      title: 'Rider',
      datePosted: '2026-03-01T08:00:00Z',
      employmentType: 'CONTRACTOR',
      directApply: false,
    });
  });

  it('keeps what the data say, but for direct applying', () => {
    const data = '{"datePosted":"2026-01-01","employmentType":"INTERN","directApply":true}';
    expect(jobPosting(data, { ...facts, validThrough: '2026-12-31' })).toEqual({
      datePosted: '2026-01-01',
      employmentType: 'INTERN',
      validThrough: '2026-12-31',
      directApply: false,
    });
  });

  it('is nothing without data or with what is no JSON object', () => {
    for (const data of [null, undefined, '', '{', '[]', '"x"', 'null'])
      expect(jobPosting(data, facts)).toBeNull();
  });
});
