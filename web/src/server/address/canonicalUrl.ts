import { defaultLanguage, isInterfaceLanguage, type LanguageCode } from '../../i18n/languages.ts';
import { isSitePath } from '../../paths/isSitePath.ts';

/** The language of a path: its first segment if that is a language, else English. */
export const languageOfPath = (url: string): LanguageCode => {
  const first = /^\/([a-z]{2})(?=[/?#]|$)/i.exec(url)?.[1]?.toLowerCase() ?? '';
  return isInterfaceLanguage(first) ? first : defaultLanguage;
};

const maxLength = 2048;

/** What to do with a request URL before routing. */
type CanonicalOutcome =
  | { readonly kind: 'fine'; readonly url: string }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'bad' };

// Percent-escapes stay unchanged, because their letters are part of the escape, not of the path.
const lowerCase = (path: string): string =>
  path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

// oxlint-disable-next-line no-control-regex -- matches control characters on purpose
const controlCharacter = /[\u0000-\u001f\u007f]/;

/** A segment that addresses leave out, so that no page has it. */
const dotSegment = /\/(?:\.|%2e){1,2}(?=\/|$)/i;

const isDecodable = (path: string): boolean => {
  try {
    // Control characters are invalid in a path.
    return !controlCharacter.test(decodeURIComponent(path));
  } catch {
    return false;
  }
};

const canonicalPath = (path: string): string => {
  const plain = lowerCase(path)
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
  const english = plain.replace(/^(?:\/en(?=\/|$))+/, '') || '/';
  return english.replace(/^((?:\/[a-z]{2})?\/[a-z0-9-]+\/[a-z0-9-]+)\/cat$/, '$1-c');
};

/** Converts a URL to its canonical form. All corrections make one redirect; the query is kept. */
export const canonicalUrl = (url: string): CanonicalOutcome => {
  const [path = '', ...query] = url.split('?');
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  if (url.length > maxLength || !path.startsWith('/') || !isDecodable(path)) return { kind: 'bad' };
  if (dotSegment.test(path) || controlCharacter.test(search)) return { kind: 'bad' };
  const canonical = canonicalPath(path);
  if (canonical === path) return { kind: 'fine', url };
  const location = canonical + search;
  // Browsers read a backslash as a slash, so that the corrected path could name another host.
  return isSitePath(location) ? { kind: 'redirect', location } : { kind: 'bad' };
};
