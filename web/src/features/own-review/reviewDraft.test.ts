// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftFrom, endResume, isResuming, readDraft, resumeAfterLogin, saveDraft } from './reviewDraft.ts';

beforeEach(() => sessionStorage.clear());

describe('the draft of a review', () => {
  it('is stored in the tab, for each target', () => {
    saveDraft('offer', { rating: 4, text: 'Good', citySlug: '' });
    expect(readDraft('offer')).toEqual({ rating: 4, text: 'Good', citySlug: '' });
    expect(readDraft('other')).toBeNull();
  });

  it.each([['null'], ['['], ['7'], ['"text"']])('is null if %s is stored', (stored) => {
    expect(draftFrom(stored)).toBeNull();
  });

  it('drops invalid values', () => {
    const empty = { rating: 0, text: '', citySlug: '' };
    for (const rating of [0, 6, 2.5, '4', null])
      expect(draftFrom(JSON.stringify({ rating, text: 1, citySlug: [] }))).toEqual(empty);
  });

  it('is opened again only by the document that the tab returns to', async () => {
    resumeAfterLogin('offer');
    expect(isResuming('offer')).toBe(false);
    vi.resetModules();
    const next = await import('./reviewDraft.ts');
    expect(next.isResuming('offer')).toBe(true);
    expect(next.isResuming('other')).toBe(false);
    next.endResume();
    expect(next.isResuming('offer')).toBe(false);
    endResume();
  });
});
