// @vitest-environment node
import { expect, it } from 'vitest';
import { siteConfig } from '../../test/siteConfig.ts';
import { renderProblem } from './renderProblem.tsx';

it.each([
  ['badRequest', 'en', 'This address isn’t valid'],
  ['unavailable', 'en', 'This page didn’t load'],
  ['badRequest', 'de', 'Diese Adresse ist ungültig'],
] as const)(
  'has the heading of %s in %s in its title',
  { tags: ['R9.51'] },
  async (kind, language, heading) => {
    const { title, html } = await renderProblem(kind, language, siteConfig);
    expect(title).toBe(`${heading} | Citygigs`);
    expect(html).toContain(`><span>${heading}</span></h1>`);
  },
);
