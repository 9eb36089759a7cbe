import type { countries, countryNames } from '../services/src/db/schema/country.ts';
import { localeOf } from '../services/src/rest/language.ts';
import type { TextLanguage } from './texts/readTexts.ts';
import { textLanguages } from './texts/readTexts.ts';

interface SampleCountry {
  /** The languages that people write there, the most common one first. */
  readonly languages: readonly [TextLanguage, ...TextLanguage[]];
  readonly currency: string;
  /** Hourly earnings in the currency of the country, relative to those in Germany in euros. */
  readonly wages: number;
}

const country = (
  currency: string,
  wages: number,
  ...languages: [TextLanguage, ...TextLanguage[]]
): SampleCountry => ({ languages, currency, wages });

/** The sample countries by ISO 3166-1 code; all their currencies have two decimals. */
const sampleCountries: Readonly<Record<string, SampleCountry>> = {
  AR: country('ARS', 420, 'es'),
  AT: country('EUR', 1, 'de'),
  AU: country('AUD', 2, 'en'),
  BE: country('EUR', 1, 'nl', 'fr'),
  BR: country('BRL', 2.2, 'pt'),
  CA: country('CAD', 1.5, 'en', 'fr'),
  CH: country('CHF', 1.7, 'de', 'fr', 'it'),
  CO: country('COP', 900, 'es'),
  CZ: country('CZK', 14, 'en'),
  DE: country('EUR', 1, 'de'),
  DK: country('DKK', 10, 'en'),
  ES: country('EUR', 0.8, 'es'),
  FI: country('EUR', 1, 'sv', 'en'),
  FR: country('EUR', 1, 'fr'),
  GB: country('GBP', 0.95, 'en'),
  GR: country('EUR', 0.6, 'en'),
  HU: country('HUF', 170, 'en'),
  IE: country('EUR', 1.1, 'en'),
  IT: country('EUR', 0.8, 'it'),
  LU: country('EUR', 1.3, 'fr', 'de'),
  MX: country('MXN', 6, 'es'),
  NL: country('EUR', 1.1, 'nl'),
  NO: country('NOK', 13, 'en'),
  PL: country('PLN', 2.4, 'pl'),
  PT: country('EUR', 0.6, 'pt'),
  RO: country('RON', 2.4, 'en'),
  SE: country('SEK', 10.5, 'sv'),
  TR: country('TRY', 16, 'tr'),
  US: country('USD', 1.3, 'en', 'es'),
};

export const countryCodes: readonly string[] = Object.keys(sampleCountries);

export const countryOf = (code: string): SampleCountry => {
  const found = sampleCountries[code];
  if (found === undefined) throw new Error(`The sample data has no country ${code}.`);
  return found;
};

export const countryRows = (): (typeof countries.$inferInsert)[] => countryCodes.map((code) => ({ code }));

export function* countryNameRows(): Generator<typeof countryNames.$inferInsert> {
  for (const language of textLanguages) {
    const names = new Intl.DisplayNames([localeOf(language)], { type: 'region' });
    for (const code of countryCodes) yield { countryCode: code, language, name: names.of(code) ?? code };
  }
}
