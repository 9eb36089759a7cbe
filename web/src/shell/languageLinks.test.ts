import { describe, expect, it } from 'vitest';
import { languageLinksFor, withoutPage } from './languageLinks.tsx';

const uriIn = (links: ReturnType<typeof languageLinksFor>, locale: string) =>
  links.find((link) => link.locale === locale)?.uri;

describe('links to the same page in other languages', () => {
  it('are computed where the back end knows none', () => {
    const links = languageLinksFor({ pathname: '/de/about' }, null);
    expect(links).toHaveLength(10);
    expect(uriIn(links, 'en')).toBe('/about');
    expect(uriIn(links, 'fr')).toBe('/fr/about');
    expect(uriIn(languageLinksFor({ pathname: '/de' }, null), 'en')).toBe('/');
    expect(uriIn(languageLinksFor({ pathname: '/' }, null), 'tr')).toBe('/tr');
  });

  it('take the slugs of each language, and keep the number of the page', () => {
    const known = [
      { locale: 'en', uri: '/warsaw' },
      { locale: 'pl', uri: '/pl/warszawa' },
    ];
    const links = languageLinksFor({ pathname: '/pl/warszawa/page-2' }, known);
    expect(uriIn(links, 'en')).toBe('/warsaw/page-2');
    expect(uriIn(links, 'pl')).toBe('/pl/warszawa/page-2');
    expect(uriIn(links, 'de')).toBe('/de/warszawa/page-2');
    expect(withoutPage('/pl/warszawa/page-2')).toBe('/pl/warszawa');
  });

  it('do not take a city for a language', () => {
    expect(uriIn(languageLinksFor({ pathname: '/delhi' }, null), 'de')).toBe('/de/delhi');
  });
});
