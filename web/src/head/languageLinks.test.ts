// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { withoutPage } from '../paths/paths.ts';
import { languageLinksFor } from './languageLinks.tsx';

const uriIn = (links: ReturnType<typeof languageLinksFor>, locale: string) =>
  links.find((link) => link.locale === locale)?.uri;

describe('links to the same page in other languages', () => {
  it('keep the path of a page that has the same path in every language', () => {
    const links = languageLinksFor({ pathname: '/de/about' }, 'same path');
    expect(links).toHaveLength(10);
    expect(uriIn(links, 'en')).toBe('/about');
    expect(uriIn(links, 'fr')).toBe('/fr/about');
    expect(uriIn(languageLinksFor({ pathname: '/de' }, 'same path'), 'en')).toBe('/');
    expect(uriIn(languageLinksFor({ pathname: '/' }, 'same path'), 'tr')).toBe('/tr');
  });

  it('use the slugs of each language, and keep the page number', () => {
    const known = [
      { locale: 'en', uri: '/warsaw' },
      { locale: 'pl', uri: '/pl/warszawa' },
    ];
    const links = languageLinksFor({ pathname: '/pl/warszawa/page-2' }, known);
    expect(uriIn(links, 'en')).toBe('/warsaw/page-2');
    expect(uriIn(links, 'pl')).toBe('/pl/warszawa/page-2');
    expect(withoutPage('/pl/warszawa/page-2')).toBe('/pl/warszawa');
  });

  it('point to the home page of a language that lacks the page, which is not an alternate', () => {
    const known = [{ locale: 'pl', uri: '/pl/blog/praca' }];
    const links = languageLinksFor({ pathname: '/pl/blog/praca' }, known);
    expect(links.find(({ locale }) => locale === 'de')).toEqual({
      locale: 'de',
      uri: '/de',
      equivalent: false,
    });
    expect(links.filter(({ equivalent }) => equivalent)).toEqual([
      { locale: 'pl', uri: '/pl/blog/praca', equivalent: true },
    ]);
  });

  it('keep the path while the gateway does not answer, and are no alternates then', () => {
    const links = languageLinksFor({ pathname: '/pl/warszawa/page-2' }, 'not answered');
    expect(uriIn(links, 'de')).toBe('/de/warszawa/page-2');
    expect(links.some(({ equivalent }) => equivalent)).toBe(false);
  });

  it('do not mistake a city for a language', () => {
    expect(uriIn(languageLinksFor({ pathname: '/delhi' }, 'not answered'), 'de')).toBe('/de/delhi');
  });
});
