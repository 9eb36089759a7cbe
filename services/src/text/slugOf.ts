import { fold } from './fold.ts';

/** Turns text into a slug: lower-case ASCII letters, digits, and dashes for spaces. */
export const slugOf = (text: string): string =>
  fold(text)
    .replace(/[\s_]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
