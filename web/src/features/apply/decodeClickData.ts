import { safeParse } from 'secure-json-parse';
import { CLICK_DATA_LIMITS, type ClickData } from '../../paths/clickData.ts';
import { firstCharacters } from '../../i18n/firstCharacters.ts';

const KEYS = Object.keys(CLICK_DATA_LIMITS) as (keyof ClickData)[];
const ENCODED_LIMIT = 4096;

const parse = (encoded: string): unknown => {
  if (encoded.length > ENCODED_LIMIT) throw new Error('Click data is too long.');
  // A plus sign of the classic alphabet arrives as a space when it was not escaped in the address.
  const base64 = encoded.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const data: unknown = safeParse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new Error('Click data is no object.');
  return data;
};

/** Reads `cd` of an address. Bad data is reported and ignored; unknown keys and other types are left out. */
export const decodeClickData = (
  encoded: string | undefined,
  report: (error: Error) => void,
): ClickData | null => {
  if (encoded === undefined || encoded === '') return null;
  try {
    const data = parse(encoded) as Record<string, unknown>;
    return Object.fromEntries(
      KEYS.flatMap((key) => {
        const value = data[key];
        return typeof value === 'string' && value !== ''
          ? [[key, firstCharacters(value, CLICK_DATA_LIMITS[key])]]
          : [];
      }),
    );
  } catch (error) {
    report(error instanceof Error ? error : new Error(String(error)));
    return null;
  }
};
