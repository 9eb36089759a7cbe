import { describe, expect, it } from 'vitest';
import { firstSentence } from './firstSentence.ts';

describe('the first sentence of a text', () => {
  it.each([
    ['Riders choose their shifts. The app pays weekly.', 'Riders choose their shifts.'],
    ['<p>Riders &amp; drivers</p><p>They wait.</p>', 'Riders & drivers They wait.'],
    ['Work, e.g. on weekends. Or not.', 'Work, e.g. on weekends.'],
    ['Über die App. Öffnet täglich.', 'Über die App.'],
    ['No end', 'No end'],
    ['<script>alert(1)</script>', null],
    [' ', null],
    [null, null],
  ])('of %j is %j', (html, plain) => {
    expect(firstSentence(html)).toBe(plain);
  });
});
