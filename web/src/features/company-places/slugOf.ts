import { foldLetters } from '../../i18n/foldLetters.ts';

/** A name as a part of an address: lower case, ASCII, dashes for spaces. The same in every language. */
export const slugOf = (name: string): string =>
  foldLetters(name)
    .replace(/[\s_-]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
