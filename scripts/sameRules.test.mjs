// Compares rules that two workspaces duplicate, because neither may import the other.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { moreJobKey, rowId } from '../gateway/src/builder/globalId.ts';
import { pictureUrl } from '../gateway/src/schema/values/pictureUrl.ts';
import { slugOf as slugInGateway } from '../gateway/src/rules/slugOf.ts';
import { videoEmbed } from '../gateway/src/rules/videoEmbed.ts';
import { assertAllowedSize } from '../services/src/images/allowedSizes.ts';
import { isSiteUse } from '../services/src/images/siteUses.ts';
import { cropMethods, parseLayer, parseTransformations } from '../services/src/images/transformations.ts';
import { maxId } from '../services/src/rest/ids.ts';
import { uuid as uuidInServers } from '../server/src/http/uuid.ts';
import { fold } from '../services/src/text/fold.ts';
import { isPersonName } from '../services/src/text/textPatterns.ts';
import { slugOf as slugInServices } from '../services/src/text/slugOf.ts';
import { birthdateFaults } from '../services/src/web-api/my/user/birthdateFaults.ts';
import { birthdateFault, birthdateText } from '../web/src/features/profile/birthdate.ts';
import { foldLetters } from '../web/src/i18n/foldLetters.ts';
import { isName } from '../web/src/i18n/isName.ts';
import { feedId, uuid as uuidInSite } from '../web/src/paths/segments.ts';
import { imageSources } from '../web/src/ui/image/imageSources.ts';
import { imageUrl } from '../web/src/ui/image/imageUrl.ts';
import pictureSizes from '../schema/pictureSizes.json' with { type: 'json' };
import { playerHosts } from '../web/src/ui/rich-text/playVideo.ts';

describe('a date of birth', () => {
  it.each([
    ['2008-02-29', true],
    ['2009-11-22', true],
    ['2009-11-23', true],
    ['2009-11-24', false],
    ['2022-11-23', false],
    ['2022-11-24', false],
    ['1900-01-01', true],
    ['1899-12-31', false],
  ])('can be %s on 2022-11-23: %s', (birthdate, isAllowed) => {
    const today = '2022-11-23';
    expect([
      birthdateFaults(birthdate, today).length === 0,
      birthdateFault(birthdateText(birthdate), today) === undefined,
    ]).toEqual([isAllowed, isAllowed]);
  });
});

describe('the name without accents', () => {
  it.each([
    ['Łódź', 'lodz'],
    ['Straße', 'strasse'],
    ['İstanbul', 'istanbul'],
    ['Diyarbakır', 'diyarbakir'],
    ['Ħaż-Żabbar', 'haz-zabbar'],
    ['Ŧŋ', 'tn'],
    ['Côte d’Azur', "cote d'azur"],
    ['Ærøskøbing', 'aeroskobing'],
    ['Þórshöfn á Seyðisfjörður', 'thorshofn a seydisfjordur'],
    ['Œuvre', 'oeuvre'],
    ['𝐋ima™', 'limatm'],
    ['Đà Nẵng', 'da nang'],
  ])('of %s is %s', (name, folded) => {
    expect([fold(name), foldLetters(name)]).toEqual([folded, folded]);
  });
});

describe('the name of a person', () => {
  it.each([
    ['Zoë J.R.R. O’Neil', true],
    ['Mary St. John', true],
    ['', false],
    ['Rides.Example', false],
    ['rides.ⅽom', false],
    ['𝐂ítý 𝐆igs', false],
    ['ᴄɪᴛʏɢɪɢꜱ', false],
    ['⑴②③④⑤⑥', false],
  ])('can be %s: %s', (name, isOne) => {
    expect([isName(name), isPersonName(name)]).toEqual([isOne, isOne]);
  });
});

describe('letters without accents', () => {
  it('are those of locales/letters.json wherever accents are removed', () => {
    const sources = globSync('{{gateway,server,services,web}/src,identity,sample}/**/*.{ts,tsx}', {
      exclude: (name) => name.endsWith('.test.ts') || name === 'test',
    });
    expect(sources.length).toBeGreaterThan(500);
    const folding = sources
      .map((path) => [path, readFileSync(path, 'utf8')])
      .filter(([, text]) => /normalize\('NFK?D'\)/.test(text));
    expect(folding.map(([path]) => path)).toContain('web/src/i18n/foldLetters.ts');
    expect(
      folding.filter(([, text]) => !text.includes('locales/letters.json')).map(([path]) => path),
    ).toEqual([]);
  });
});

describe('the slug', () => {
  it.each([
    ['United Kingdom', 'united-kingdom'],
    ['  Côte d’Ivoire ', 'cote-divoire'],
    ['Bosnia – Herzegovina', 'bosnia-herzegovina'],
    ['Rock_n-Roll & Co.', 'rock-n-roll-co'],
    ['- New _ York\tCity -', 'new-york-city'],
    ['İspanya', 'ispanya'],
    ['Łódź', 'lodz'],
    ['Straße', 'strasse'],
    ['Ærøskøbing', 'aeroskobing'],
    ['東京', ''],
  ])('of %s is %s', (name, slug) => {
    expect([slugInGateway(name), slugInServices(name)]).toEqual([slug, slug]);
  });
});

describe('an id of a row', () => {
  it('is at most the largest integer that the database can store', () => {
    expect(rowId('City', maxId)).toBe(maxId);
    expect(() => rowId('City', maxId + 1)).toThrow(`"${maxId + 1}" is not an id of a City`);
  });
});

describe('an id of a full-time offer', () => {
  const accepted = (read) => {
    try {
      return read() !== '';
    } catch {
      return false;
    }
  };

  it.each([
    ['7f2c1f0e-6a52-4c1e-9d0b-3f8f5a4f2b11', true],
    ['7f2c1f0e6a524c1e9d0b3f8f5a4f2b11', false],
    ['7f2c1f0e-6a52-4c1e-9d0b-3f8f5a4f2b1g', false],
    ['{7f2c1f0e-6a52-4c1e-9d0b-3f8f5a4f2b11}', false],
  ])('can be the UUID %s: %s', (id, isUuid) => {
    const site = new RegExp(`^${uuidInSite}$`);
    expect([uuidInServers, site].map((pattern) => pattern.test(id))).toEqual([isUuid, isUuid]);
  });

  it.each([
    ['12-a_B-9', true],
    ['12', false],
    ['a-12', false],
    ['12-', false],
    ['12-a b', false],
  ])('can be the id %s in a feed: %s', (id, isOne) => {
    expect([accepted(() => moreJobKey(id)), new RegExp(`^${feedId}$`).test(id)]).toEqual([isOne, isOne]);
  });
});

describe('the address of a picture', () => {
  const transformations = (options) => imageUrl('a', { base: '', ...options }).split('/')[1];

  it.each(cropMethods)('may have the crop method %s', (crop) => {
    expect(parseTransformations(transformations({ crop })).crop).toBe(crop);
  });

  it.each([
    ['best', 90],
    ['good', 74],
    ['eco', 58],
    ['low', 40],
    [1, 1],
    [100, 100],
  ])('may have the quality %s', (quality, percent) => {
    expect(parseTransformations(transformations({ quality })).quality).toBe(percent);
  });

  it.each(['dark', 'light'])('may have the shade %s', (multiply) => {
    expect(parseLayer(imageUrl('a', { base: '', multiply }).split('/')[2])).toBe(multiply);
  });

  it.each(Object.entries(pictureSizes))('may have each size of %s', (_name, { widths, ...shape }) => {
    const { src, srcSet } = imageSources('a', { base: '', ...shape }, widths);
    for (const address of [src, ...srcSet.split(', ')]) {
      const { width, height } = parseTransformations(address.split('/')[1]);
      expect(() => assertAllowedSize(width, height)).not.toThrow();
    }
  });

  it('is drawn by the services whatever size a client of the graph asks for', () => {
    const sides = [undefined, 1, 49, 300, 511, 1_000, 5_000];
    for (const width of sides)
      for (const height of sides) {
        const address = pictureUrl('', 'cities/berlin', { width, height, format: 'webp' });
        const drawn = parseTransformations(address.split('/')[1]);
        expect(() => assertAllowedSize(drawn.width, drawn.height)).not.toThrow();
      }
  });

  it('is one whose picture the services keep, wherever a page shows it', () => {
    const attribute = (element, name) => new RegExp(`${name}=[{"]+(\\w+)`).exec(element)?.[1];
    const shown = globSync('web/src/**/*.tsx', { exclude: (name) => name.endsWith('.test.tsx') }).flatMap(
      (page) => readFileSync(page, 'utf8').match(/<(?:Header)?Picture\b[^]*?\/>/g) ?? [],
    );
    const uses = shown.flatMap((element) => {
      const isHeader = element.startsWith('<HeaderPicture');
      const size =
        attribute(element, 'shape') ?? /\{\.\.\.(\w+)\}/.exec(element)?.[1] ?? (isHeader ? 'header' : '');
      if (!Object.hasOwn(pictureSizes, size)) return [];
      const { widths, ...shape } = pictureSizes[size];
      const [crop, quality, multiply] = ['crop', 'quality', 'multiply'].map((name) =>
        attribute(element, name),
      );
      const options = Object.fromEntries(
        Object.entries({ crop, quality: isHeader ? 50 : quality, multiply }).filter(([, value]) => value),
      );
      const { src, srcSet } = imageSources('a', { base: '', ...shape, ...options }, widths);
      return [src, ...srcSet.split(', ')].map((address) => address.split(' ')[0]);
    });
    expect(uses.length).toBeGreaterThan(30);
    const isKept = (address) => {
      const [, transformations, ...layers] = address.split('/');
      const shade = layers.length > 1 ? { shade: parseLayer(layers[0]) } : {};
      return isSiteUse({ ...parseTransformations(transformations), ...shade });
    };
    expect(uses.filter((address) => !isKept(address))).toEqual([]);
  });

  it('has no size that a page chooses by itself', () => {
    const pages = globSync('web/src/**/*.tsx', { exclude: (name) => name.endsWith('.test.tsx') });
    expect(pages.length).toBeGreaterThan(100);
    const own = pages.filter((page) =>
      /<(?:Header|User)?Picture\b[^>]*?\b(?:width|height|side|widths)=\{[\d[]/.test(
        readFileSync(page, 'utf8'),
      ),
    );
    expect(own).toEqual([]);
  });
});

describe('a video', () => {
  it.each(['https://www.youtube.com/embed/eRsGyueVLvQ', 'https://player.vimeo.com/video/76979871'])(
    'at %s has a player on a host that the site allows',
    (address) => {
      expect(playerHosts).toContain(new URL(videoEmbed(address).player).hostname);
    },
  );
});
