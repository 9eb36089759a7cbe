import { expect, it } from 'vitest';
import { isHeadComplete } from './isHeadComplete.ts';

const own = 'https://site.example/koln';
const parts = {
  title: '<title>Jobs in Köln | Site</title>',
  description: '<meta name="description" content="All jobs."/>',
  canonical: `<link rel="canonical" href="${own}"/>`,
  alternates: '<link rel="alternate" hrefLang="de" href="https://site.example/de/koeln"/>',
};
const headOf = (some: Partial<typeof parts>) => Object.values(some).join('');

it('a head is complete with title, description, canonical address and links between languages', () => {
  expect(isHeadComplete(headOf(parts), own)).toBe(true);
});

it.each(Object.keys(parts))('a head without %s is incomplete', (name) => {
  expect(isHeadComplete(headOf({ ...parts, [name]: '' }), own)).toBe(false);
});

it('a head that names another address as canonical, or none to index, needs no links', () => {
  const elsewhere = '<link rel="canonical" href="https://site.example/bonn"/>';
  expect(isHeadComplete(headOf({ ...parts, canonical: elsewhere, alternates: '' }), own)).toBe(true);
  const none = '<meta name="robots" content="noindex"/>';
  expect(isHeadComplete(headOf({ ...parts, canonical: none, alternates: '' }), own)).toBe(true);
  expect(isHeadComplete(headOf({ ...parts, canonical: none, description: '' }), own)).toBe(false);
});
