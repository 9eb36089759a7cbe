import { describe, expect, it } from 'vitest';
import { entityTag, isKnown } from './entityTag.ts';

const tag = entityTag('<p>Berlin</p>');

describe('entity tags', () => {
  it('are weak, and other for other documents', () => {
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(entityTag('<p>Köln</p>')).not.toBe(tag);
  });

  it.each([tag, tag.slice(2), `"other", ${tag}`, '*'])('are known from %s', (header) => {
    expect(isKnown(header, tag)).toBe(true);
  });

  it.each([undefined, '', '"other"'])('are not known from %s', (header) => {
    expect(isKnown(header, tag)).toBe(false);
  });
});
