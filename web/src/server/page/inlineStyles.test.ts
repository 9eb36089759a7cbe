import { createHash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { inlineStylesFrom } from './inlineStyles.ts';

it('joins the style sheets of a document in order, reads each once and hashes the joined text', () => {
  const read = vi.fn((href: string) => `${href.slice(1, 2)}{color:red}\n`);
  const inlineStyles = inlineStylesFrom(read);
  const { text, hash } = inlineStyles(['/a.css', '/b.css']);
  expect(text).toBe('a{color:red}\nb{color:red}');
  expect(hash).toBe(`sha256-${createHash('sha256').update(text).digest('base64')}`);
  expect(inlineStyles(['/a.css', '/b.css'])).toEqual({ text, hash });
  expect(read).toHaveBeenCalledTimes(2);
});
