import { describe, expect, it } from 'vitest';
import { composeMail } from './composeMail.ts';

const { html } = composeMail(
  {
    kind: 'newOffers',
    language: 'sv',
    recipient: 'ada@example.org',
    link: 'http://site.test/a',
    items: [{ name: 'Swiftbite', link: 'http://site.test/b' }],
    unsubscribeUrl: 'http://site.test/c',
  },
  { productName: 'Gigs & Co', contactEmail: 'help@site.test' },
);

/** The colour of a property in dark clients, by class. */
const dark = (name: string, property: string): string =>
  new RegExp(`\\.${name}\\{[^}]*?(?<![\\w-])${property}:(#[0-9a-f]{6})!important`).exec(html)?.[1] ?? '';

/** The colour of the first element of a class in light clients. */
const light = (name: string, property: string): string =>
  new RegExp(`class="${name}" style="[^"]*?(?<![\\w-])${property}:(#[0-9a-f]{6})`).exec(html)?.[1] ?? '';

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

describe('the colours of a mail', () => {
  it('are announced as light and dark', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain(':root{color-scheme:light dark');
  });

  it('are all said for dark clients', () => {
    const names = [...html.matchAll(/class="([^"]*)"/g)].map(([, name = '']) => name);
    expect([...new Set(names)].sort()).toEqual(
      ['brand', 'button', 'card', 'dusk', 'ground', 'house', 'line', 'lit', 'muted', 'sign'].sort(),
    );
    for (const [tag] of html.matchAll(/<[^>]*style="[^"]*#[0-9a-f]{6}[^>]*>/g))
      expect(tag).toContain('class="');
    for (const name of names) expect(html).toContain(`.${name}{`);
  });

  it.each([
    ['light', light],
    ['dark', dark],
  ])('can be read in %s clients', (_scheme, colour) => {
    const card = colour('card', 'background');
    for (const text of [colour('ground', 'color'), colour('brand', 'color'), colour('muted', 'color')])
      expect(contrast(text, card)).toBeGreaterThan(4.5);
    expect(contrast(colour('button', 'color'), colour('button', 'background'))).toBeGreaterThan(4.5);
  });
});
