// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isName } from './isName.ts';

describe('isName', () => {
  it.each(['Ada', 'Łukasz', '李', 'علی', 'O', '\u200BKim'])('takes %j', (text) =>
    expect(isName(text)).toBe(true),
  );
  it.each([
    '',
    ' ',
    '\u200B\u2060',
    '\u3164',
    '\u115F\uFFA0',
    '\u202E',
    '...',
    '42',
    '\u0640',
    '\u02D1\u02D1',
    '👍',
  ])('refuses %j', (text) => expect(isName(text)).toBe(false));
});
