import { foldLetters } from '../../i18n/foldLetters.ts';
import { pathOf } from '../../paths/searchOf.ts';

// oxlint-disable-next-line no-control-regex -- the first 128 characters
const ascii = /^[\u0000-\u007f]*$/;
const slug = /^[a-z0-9-]+$/;

/** A name as somebody types it, as a part of an address: `são paulo` → `sao-paulo`; null if it has anything else. */
const plainSegment = (segment: string): string | null => {
  const typed = decodeURIComponent(segment);
  if (ascii.test(typed)) return segment;
  const plain = foldLetters(typed.normalize('NFC'))
    .trim()
    .replaceAll(/[\s_]+/g, '-');
  return slug.test(plain) ? plain : null;
};

/** A canonical URL with the letters that addresses have, in place of those that people type; null if it has no others. */
export const withPlainLetters = (url: string): string | null => {
  const path = pathOf(url);
  const segments = path.split('/').map(plainSegment);
  if (segments.includes(null)) return null;
  const plain = segments.join('/');
  return plain === path ? null : plain + url.slice(path.length);
};
