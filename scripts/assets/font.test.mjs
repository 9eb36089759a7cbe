import fs, { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import { describe, expect, it } from 'vitest';
import { root } from '../runtime.mjs';

const font = fontkit.openSync(join(root, 'web/src/ui/theme/inter.woff2'));
const missing = (text) =>
  [...new Set(text)].filter((letter) => letter >= ' ' && !font.hasGlyphForCodePoint(letter.codePointAt(0)));

describe('the font of the site', () => {
  it.each(fs.globSync('locales/*.json', { cwd: root }))('has every letter of %s', (file) => {
    expect(missing(readFileSync(join(root, file), 'utf8'))).toEqual([]);
  });

  it('has the letters of names in Turkish and Polish, and the currencies of offers', () => {
    expect(missing('İıŞşĞğÇçÖöÜü ŁłŹźŻżĄąĘęĆćŃńŚśÓó €£₺')).toEqual([]);
  });

  it('has the weights of the theme', () => {
    expect(font.variationAxes['wght']).toMatchObject({ min: 400, max: 800 });
  });

  it('is small enough to load before the text is shown', () => {
    expect(readFileSync(join(root, 'web/src/ui/theme/inter.woff2')).length).toBeLessThan(60_000);
  });
});
