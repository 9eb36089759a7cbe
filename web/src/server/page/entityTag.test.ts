import { describe, expect, it } from 'vitest';
import { entityTag, isKnown } from './entityTag.ts';

const tag = entityTag('<p>Berlin</p>');

describe('entity tags', () => {
  it('are weak, and differ between documents', () => {
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(entityTag('<p>Köln</p>')).not.toBe(tag);
  });

  it.each([tag, tag.slice(2), `"other", ${tag}`, '*'])('match %s', (header) => {
    expect(isKnown(header, tag)).toBe(true);
  });

  it.each([undefined, '', '"other"'])('do not match %s', (header) => {
    expect(isKnown(header, tag)).toBe(false);
  });
});
