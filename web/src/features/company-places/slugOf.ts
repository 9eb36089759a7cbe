import { foldLetters } from '../../i18n/foldLetters.ts';

/** The slug of a name: lower case, ASCII, dashes for spaces; the same in every language. */
export const slugOf = (name: string): string =>
  foldLetters(name)
    .replace(/[\s_-]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
