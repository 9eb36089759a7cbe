import { describe, expect, it } from 'vitest';
import { isMailAddress } from './isMailAddress.ts';

describe('isMailAddress', () => {
  it.each([
    'kim@example.org',
    'Kim.Lee+gigs@mail.example.org',
    'ana@bücher.example',
    'ola@göteborg.se',
    'ada@例え.jp',
    "o'neill@example.ie",
  ])('takes %s', (text) => expect(isMailAddress(text)).toBe(true));

  it.each([
    '',
    'kim',
    'kim@',
    '@example.org',
    'kim@example',
    'kim@@example.org',
    'kim lee@example.org',
    'kim@exa mple.org',
    '.kim@example.org',
    'kim@example.org/path',
    'kim@example.org:25',
    'kim@bücher.example#top',
    'kim@[127.0.0.1]',
    `${'k'.repeat(250)}@example.org`,
  ])('refuses %s', (text) => expect(isMailAddress(text)).toBe(false));
});
