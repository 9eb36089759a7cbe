import type { Location } from 'found';
import { firstCharacters } from '../i18n/firstText.ts';

/** Maximum lengths of the fields of a lead in the REST contract. */
export const clickDataLimits = {
  click_source: 255,
  referral_url: 2000,
  source: 255,
  utm_source: 255,
};

type ClickDataKey = keyof typeof clickDataLimits;

/** Data about the click that led to an application; they become part of the lead. */
export type ClickData = { readonly [Key in ClickDataKey]?: string };

const keys = Object.keys(clickDataLimits) as ClickDataKey[];
const encodedLimit = 4096;

/** The known fields that hold text, truncated to their limits. */
const known = (data: Readonly<Record<string, unknown>>): ClickData =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = data[key];
      return typeof value === 'string' && value !== ''
        ? [[key, firstCharacters(value, clickDataLimits[key])]]
        : [];
    }),
  );

/** The data of a click on a page: the position of the button, and the campaign in the page's address. */
export const clickDataOf = (clickSource: string, { query }: Location): ClickData =>
  known({ click_source: clickSource, utm_source: query?.['utm_source'] });

/** Click data as base64 (URL alphabet) of its JSON in UTF-8: the form of the query value `cd`. */
export const encodeClickData = (data: ClickData): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(data))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const parse = (encoded: string): Record<string, unknown> => {
  if (encoded.length > encodedLimit) throw new Error('Click data is too long.');
  // A plus sign of the standard alphabet arrives as a space when it was not escaped in the address.
  const base64 = encoded.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const data: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (typeof data !== 'object' || data === null || Array.isArray(data) || Object.hasOwn(data, '__proto__'))
    throw new Error('Click data is not an object of fields.');
  return data as Record<string, unknown>;
};

/** Reads `cd` of an address. Bad data is reported and ignored; unknown keys and other types are left out. */
export const decodeClickData = (
  encoded: string | undefined,
  report: (error: Error) => void,
): ClickData | null => {
  if (encoded === undefined || encoded === '') return null;
  try {
    return known(parse(encoded));
  } catch (error) {
    report(error instanceof Error ? error : new Error(String(error)));
    return null;
  }
};
