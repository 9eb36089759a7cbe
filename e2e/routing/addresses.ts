import type { AddressKind } from './addressKinds.ts';

/**
 * The expected answer for every kind of address in every spelling. `to` is the target of the only redirect, without
 * origin.
 */
export type Answer =
  | { readonly status: 200 | 400 | 404 }
  | { readonly status: 301 | 302; readonly to: string };

/** A variant of an address, such as a misspelling or a name that does not exist. */
export interface Spelling {
  readonly name: string;
  /** The address to request; null where this spelling does not apply to this kind. */
  readonly of: (kind: AddressKind) => string | null;
  readonly answer: (kind: AddressKind) => Answer;
}

const at =
  (address: (kind: AddressKind) => string) =>
  (kind: AddressKind): Answer =>
    kind.near === undefined ? { status: kind.status ?? 200 } : { status: 302, to: address(kind) + kind.near };
const found = at(({ path }) => path);
const bad: Answer = { status: 400 };
const missing: Answer = { status: 404 };
const redirected = (to: string): Answer => ({ status: 301, to });
const junk = 'a[]=1&=&&type=%E0%A4%A&x=%00';
const junkIn = (name: string): string =>
  `${name}=%00%1f%E0%A4%A%22%3C%2Fscript%3E,/,..&${name}[]=1&${name}=-1&${name}=99999`;
const pageless = ({ path }: AddressKind): string => (path === '/' ? '' : path);

export const spellings: readonly Spelling[] = [
  { name: 'the right address', of: ({ path }) => path, answer: found },
  { name: 'in German', of: ({ german }) => german, answer: at(({ german }) => german) },
  {
    name: 'an unknown name',
    of: ({ unknown }) => unknown,
    answer: () => ({ status: 404 }),
  },
  {
    name: 'capitals',
    of: ({ path }) => (path === path.toUpperCase() ? null : path.toUpperCase()),
    answer: ({ path }) => redirected(path),
  },
  {
    name: 'a slash at the end',
    of: ({ path }) => (path === '/' ? null : `${path}/?a=B`),
    answer: ({ path }) => redirected(`${path}?a=B`),
  },
  { name: 'a doubled slash', of: ({ path }) => `/${path}`, answer: ({ path }) => redirected(path) },
  {
    name: 'an encoded slash',
    of: ({ path }) => (path === '/' ? '/%2F' : `/%2F${path.slice(1)}`),
    answer: () => missing,
  },
  {
    name: 'an encoded slash in place of the last one',
    of: ({ path }) => (path.lastIndexOf('/') > 0 ? path.replace(/\/(?=[^/]*$)/, '%2F') : null),
    answer: () => missing,
  },
  { name: 'an encoded slash at the end', of: ({ path }) => `${path}%2F`, answer: () => missing },
  {
    name: 'an unknown language',
    of: (kind) => `/xx${pageless(kind)}/`.replace(/\/$/, ''),
    answer: () => missing,
  },
  {
    name: 'the prefix of English',
    of: (kind) => `/en${pageless(kind)}`,
    answer: ({ path }) => redirected(path),
  },
  { name: 'page 0', of: (kind) => (kind.isPaged ? `${kind.path}/page-0` : null), answer: () => missing },
  {
    name: 'page 1',
    of: (kind) => (kind.isPaged ? `${kind.path}/page-1` : null),
    answer: ({ path }) => redirected(path),
  },
  {
    name: 'a page beyond the end',
    of: (kind) => (kind.isPaged ? `${kind.path}/page-99999` : null),
    answer: () => missing,
  },
  {
    name: 'a junk query',
    of: ({ path }) => `${path}?${junk}`,
    answer: (kind) =>
      kind.near === undefined ? found(kind) : { status: 302, to: `${kind.path}${kind.near}&${junk}` },
  },
  {
    name: 'junk in a known query parameter',
    of: ({ path, reads }) => (reads ? `${path}?${reads.map(junkIn).join('&')}` : null),
    // A place is named, though none that exists.
    answer: ({ status }) => ({ status: status ?? 200 }),
  },
  { name: 'a query of 10 KB', of: ({ path }) => `${path}?x=${'a'.repeat(10_240)}`, answer: () => bad },
  { name: 'a NUL', of: ({ path }) => `${path}%00`, answer: () => bad },
  { name: 'control characters', of: ({ path }) => `${path}%0d%0a%1f`, answer: () => bad },
  { name: 'a broken escape', of: ({ path }) => `${path}%E0%A4%A`, answer: () => bad },
];
