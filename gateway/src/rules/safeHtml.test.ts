import { describe, expect, it } from 'vitest';
import { safeHtml } from './safeHtml.ts';

describe('safeHtml', () => {
  it('keeps what formats a text', () => {
    const html = '<h2>Start</h2><p>Ride <strong>when you like</strong></p><ul><li>Bike</li></ul>';
    expect(safeHtml(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>ok', 'ok'],
    ['<img src="x" onerror="alert(1)">', '<img src="x" />'],
    ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener nofollow">x</a>'],
    ['<iframe src="https://evil.example/"></iframe>', '<iframe></iframe>'],
    ['<p style="position:fixed" onclick="x()">a</p>', '<p>a</p>'],
    ['<svg><script>alert(1)</script></svg>', ''],
  ])('makes %s harmless', (html, safe) => {
    expect(safeHtml(html)).toBe(safe);
  });

  it('leaves plain text and missing text as they are', () => {
    expect(safeHtml('3 > 2, really')).toBe('3 > 2, really');
    expect(safeHtml(null)).toBeNull();
    expect(safeHtml(undefined)).toBeNull();
  });
});
