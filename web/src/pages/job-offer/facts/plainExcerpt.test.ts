// @vitest-environment node
import { expect, it } from 'vitest';
import { plainExcerpt } from './plainExcerpt.ts';

it('is the text of sanitized HTML, with its entities', () => {
  const html = '<p>A&amp;B&nbsp;&lt;18&gt;:</p><ul><li>A <b>bike</b>.</li><li>&eacute;</li></ul>';
  expect(plainExcerpt(html, 100)).toBe('A&B <18>: A bike. &eacute;');
});

it('is cut between two words', () => {
  expect(plainExcerpt('<p>You are at least 18.</p>', 20)).toBe('You are at least 18.');
  expect(plainExcerpt('<p>You are at least 18.</p>', 18)).toBe('You are at least…');
  expect(plainExcerpt('<p>You are 18. You ride.</p>', 14)).toBe('You are 18…');
  expect(plainExcerpt('<p>Donaudampfschiff</p>', 5)).toBe('Donau…');
});
