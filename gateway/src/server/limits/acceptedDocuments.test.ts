import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { acceptedDocuments } from './useDocumentLimits.ts';

describe('acceptedDocuments', () => {
  it('drops the oldest documents beyond 256 kB of text, and keeps none that is longer than 8 kB', () => {
    const accepted = acceptedDocuments();
    const text = (at: number) => `{ languages { id } } #${at}${'x'.repeat(1_000)}`;
    for (let at = 0; at < 1_000; at += 1) accepted.keep(parse(text(at)));
    expect(accepted.characters()).toBeLessThanOrEqual(256 * 1024);
    expect(accepted.characters()).toBeGreaterThan(250 * 1024);
    expect(accepted.get(text(0))).toBeUndefined();
    expect(accepted.get(text(999))).toBeDefined();
    const long = `{ languages { id } } #${'x'.repeat(9_000)}`;
    accepted.keep(parse(long));
    expect(accepted.get(long)).toBeUndefined();
  });
});
