import { firstCharacters } from '../i18n/firstText.ts';
import { firstParameter } from './firstParameter.ts';

/**
 * A text that a visitor typed, from a query string, with single spaces. Without control characters, which are invalid in HTML: the
 * browser would read another value from the one that the server wrote.
 */
export const queryText = (value: unknown, maxLength: number): string =>
  firstCharacters(
    firstParameter(value)
      .replaceAll(/\s+/gu, ' ')
      .replaceAll(/\p{Cc}/gu, '')
      .trim(),
    maxLength,
  );
