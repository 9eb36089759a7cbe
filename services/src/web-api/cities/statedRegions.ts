import { localeOf, siteLanguages } from '../../rest/language.ts';
import { searchWords } from '../../text/fold.ts';
import states from './states.json' with { type: 'json' };

/** Names that people use for a country, besides its names in the languages of the site. */
const otherCountryNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    CZ: 'czech republic, tschechien, republica checa, republique tcheque, republika czeska',
    GB: 'uk, great britain, britain, england, scotland, wales, northern ireland, grossbritannien, schottland, gran bretana, inglaterra, escocia, grande bretagne, angleterre, ecosse, gran bretagna, inghilterra, scozia, groot brittannie, engeland, schotland, anglia, szkocja, gra bretanha, skottland, buyuk britanya, ingiltere, iskocya',
    NL: 'holland, hollande, holanda, olanda, hollandia',
    TR: 'turkey',
    US: 'usa, america, united states of america, amerika, amerique, eeuu, ee uu, eua, ameryka',
  }).flatMap(([code, names]) => names.split(', ').map((name) => [name, code])),
);

/** Every code of two letters that is not an older one of a country: `UK` stands for `GB`. */
const codes = Array.from({ length: 26 * 26 }, (_, at) =>
  String.fromCodePoint(65 + Math.floor(at / 26), 65 + (at % 26)),
).filter((code) => new Intl.Locale(`und-${code}`).region === code);

/** The codes of countries (`GB`) and states (`US-TX`) by their folded names and codes. */
const regionsByName = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const regions = new Map<string, Set<string>>();
  const add = (name: string, region: string): void => {
    const words = searchWords(name);
    regions.set(words, (regions.get(words) ?? new Set()).add(region));
  };
  for (const language of siteLanguages) {
    const names = new Intl.DisplayNames([localeOf(language)], { type: 'region', fallback: 'none' });
    for (const code of codes) {
      const name = names.of(code);
      if (name === undefined) continue;
      add(name, code);
      add(code, code);
    }
  }
  for (const [name, code] of Object.entries(otherCountryNames)) add(name, code);
  for (const [country, ofCountry] of Object.entries(states))
    for (const [code, name] of Object.entries(ofCountry)) {
      add(name, `${country}-${code}`);
      add(code, `${country}-${code}`);
    }
  return regions;
};

let known: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Returns the codes of the countries that a query names as a whole. A code alone is the beginning of other names (`be`). */
export const namedCountries = (query: string): string[] => {
  known ??= regionsByName();
  const words = searchWords(query);
  const isName = words.length > 2 || Object.hasOwn(otherCountryNames, words);
  return isName ? [...(known.get(words) ?? [])].filter((code) => code.length === 2) : [];
};

/** Countries whose provinces have two letters of their own: `Milano MI` is not in Michigan. */
export const countriesWithShortProvinces = ['AR', 'BR', 'CH', 'DE', 'ES', 'IT', 'NL'];

/** The codes of countries and states by the last words of a query. */
type Regions = Record<string, string[]>;

/**
 * Returns what the last words of a query name: `texas` of `Paris, Texas`. Two small letters without a comma before them may be
 * another word (`in`), so they are not certain.
 */
export const statedRegions = (query: string): { readonly all: Regions; readonly certain: Regions } => {
  known ??= regionsByName();
  const words = searchWords(query).split(' ');
  const isCode = /(?:,\s*\p{L}{2}|\s\p{Lu}{2})\s*$/u.test(query);
  const all: Regions = {};
  const certain: Regions = {};
  for (let at = 1; at < words.length; at += 1) {
    const rest = words.slice(at).join(' ');
    const regions = known.get(rest);
    if (regions === undefined) continue;
    all[rest] = [...regions];
    if (rest.length > 2 || isCode) certain[rest] = [...regions];
  }
  return { all, certain };
};
