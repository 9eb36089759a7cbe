import { describe, expect, it } from 'vitest';
import { siteLanguages } from '../../services/src/rest/language.ts';
import { categoryKeys } from '../texts/kinds.ts';
import { partnerCatalogue } from './partnerCatalogue.ts';
import { partnerRows, partnerTextRows } from './partnerRows.ts';

describe('the sample partners', () => {
  it('are forty, with unique names and slugs', () => {
    expect(partnerCatalogue).toHaveLength(40);
    for (const key of ['slug', 'name', 'id'] as const)
      expect(new Set(partnerCatalogue.map((partner) => partner[key])).size).toBe(40);
  });

  it('have slugs that are neither a page number nor a category', () => {
    const slugs = partnerCatalogue.map(({ slug }) => slug);
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    expect(slugs.filter((slug) => slug.endsWith('-c') || /^page-\d+$/.test(slug))).toEqual([]);
    expect(slugs.filter((slug) => categoryKeys.some((key) => key === slug))).toEqual([]);
  });

  it('include long names and names with non-ASCII letters', () => {
    const names = partnerCatalogue.map(({ name }) => name);
    expect(names.some((name) => name.length > 40)).toBe(true);
    for (const letter of ['Ż', 'Ç', 'ø']) expect(names.some((name) => name.includes(letter))).toBe(true);
  });

  it('have websites in reserved domains', () => {
    const hosts = partnerRows(new Date('2025-07-01')).map(({ website }) => new URL(website ?? '').hostname);
    expect(hosts.filter((host) => !host.endsWith('.example'))).toEqual([]);
  });

  it('have descriptions with their names in every language', () => {
    for (const { description } of partnerTextRows()) expect(description).not.toMatch(/[{}]/);
    const swiftbite = [...partnerTextRows()].filter(({ partnerId }) => partnerId === 1);
    expect(swiftbite.filter(({ description }) => description?.includes('Swiftbite'))).toHaveLength(
      siteLanguages.length,
    );
  });
});
