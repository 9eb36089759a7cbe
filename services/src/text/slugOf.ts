import { fold } from './fold.ts';

/** The text as a part of a URL: lower case, ASCII, spaces as dashes, nothing but letters, digits and dashes. */
export const slugOf = (text: string): string =>
  fold(text)
    .replace(/[\s_]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
