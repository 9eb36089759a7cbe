import { expect, it } from 'vitest';
import { providerPicture } from './pictureOrigins.ts';

it('accepts the pictures of identity providers, and no other address', () => {
  const picture = 'https://lh3.googleusercontent.com/a/photo=s96-c';
  expect(providerPicture(picture)).toBe(picture);
  for (const url of [
    null,
    '',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    'http://lh3.googleusercontent.com/a',
    'https://lh3.googleusercontent.com.evil.example/a',
    'https://lh3.googleusercontent.com@evil.example/a',
    '//evil.example/a.png',
    '/images/x',
  ])
    expect(providerPicture(url)).toBeNull();
});
