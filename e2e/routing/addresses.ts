/**
 * What every kind of address is answered with, however it is written: the one table of it. `to` is where the one
 * redirect leads; it is given without origin.
 */
export type Answer = { readonly status: 200 | 400 | 404 } | { readonly status: 301; readonly to: string };

export interface AddressKind {
  readonly name: string;
  readonly path: string;
  /** The same place in a language that spells it otherwise or not. */
  readonly german: string;
  /** A path of the same shape under which nothing is; null where the shape has no names in it. */
  readonly unknown: string | null;
  /** What is answered there, where it is not 404: a way that leads nowhere says so in place of leading on. */
  readonly unknownStatus?: 200;
  readonly isPaged: boolean;
}

const lead = '0b2f9f0e-8f3a-4b7e-9d51-2f6a7c1d3e4f';
const jobs = '/more-jobs/berlin/hammerhare/jobrill';
const jobId = '4d68db14-2c9f-462c-95fb-4f8d08007f52';
const noJobId = '4d68db14-2c9f-462c-95fb-000000000000';

export const addressKinds: readonly AddressKind[] = [
  { name: 'home', path: '/', german: '/de', unknown: null, isPaged: false },
  { name: 'about', path: '/about', german: '/de/about', unknown: null, isPaged: false },
  { name: 'contact', path: '/contact', german: '/de/contact', unknown: null, isPaged: false },
  { name: 'terms', path: '/terms', german: '/de/terms', unknown: null, isPaged: false },
  { name: 'policy', path: '/policy', german: '/de/policy', unknown: null, isPaged: false },
  { name: 'blog', path: '/blog', german: '/de/blog', unknown: null, isPaged: true },
  {
    name: 'post',
    path: '/blog/taxes-for-side-jobs',
    german: '/de/blog/steuern-beim-nebenjob',
    unknown: '/blog/no-such-post',
    isPaged: false,
  },
  { name: 'companies', path: '/companies', german: '/de/companies', unknown: null, isPaged: true },
  {
    name: 'company',
    path: '/company/swiftbite',
    german: '/de/company/swiftbite',
    unknown: '/company/nobody-at-all',
    isPaged: false,
  },
  {
    name: 'company in a country',
    path: '/company/swiftbite/germany',
    german: '/de/company/swiftbite/deutschland',
    unknown: '/company/swiftbite/atlantis',
    isPaged: false,
  },
  {
    name: 'company in a city',
    path: '/company/swiftbite/germany/berlin',
    german: '/de/company/swiftbite/deutschland/berlin',
    unknown: '/company/swiftbite/germany/nowhere-at-all',
    isPaged: false,
  },
  { name: 'comparison', path: '/compare', german: '/de/compare', unknown: null, isPaged: false },
  { name: 'more jobs', path: '/more-jobs', german: '/de/more-jobs', unknown: null, isPaged: true },
  {
    name: 'full-time offer by its title',
    path: `${jobs}/elektroniker-mwd-23`,
    german: `/de${jobs}/elektroniker-mwd-23`,
    unknown: `${jobs}/no-such-job`,
    isPaged: false,
  },
  {
    name: 'full-time offer by its id',
    path: `${jobs}/${jobId}`,
    german: `/de${jobs}/${jobId}`,
    unknown: `${jobs}/${noJobId}`,
    isPaged: false,
  },
  {
    name: 'way to the company of a full-time offer',
    path: `/redirect${jobs}/${jobId}`,
    german: `/de/redirect${jobs}/${jobId}`,
    unknown: `/redirect${jobs}/${noJobId}`,
    unknownStatus: 200,
    isPaged: false,
  },
  {
    name: 'job requirements of a country',
    path: '/job-requirements-de',
    german: '/de/job-requirements-de',
    unknown: '/job-requirements-zz',
    isPaged: false,
  },
  { name: 'city', path: '/berlin', german: '/de/berlin', unknown: '/nowhere-at-all', isPaged: true },
  {
    name: 'category of a city',
    path: '/berlin/delivery-c',
    german: '/de/berlin/lieferung-c',
    unknown: '/berlin/nothing-at-all-c',
    isPaged: true,
  },
  {
    name: 'offer',
    path: '/berlin/swiftbite',
    german: '/de/berlin/swiftbite',
    unknown: '/berlin/nobody-at-all',
    isPaged: false,
  },
  {
    name: 'way to a partner',
    path: '/redirect/berlin/swiftbite',
    german: '/de/redirect/berlin/swiftbite',
    unknown: '/redirect/berlin/nobody-at-all',
    unknownStatus: 200,
    isPaged: false,
  },
  {
    name: 'thanks for applying',
    path: `/direct/${lead}`,
    german: `/de/direct/${lead}`,
    unknown: '/direct/abc',
    isPaged: false,
  },
];

/** A way to write an address wrongly, or to go where nothing is. */
export interface Spelling {
  readonly name: string;
  /** The address to ask for; null where this spelling says nothing for this kind. */
  readonly of: (kind: AddressKind) => string | null;
  readonly answer: (kind: AddressKind) => Answer;
}

const found: Answer = { status: 200 };
const bad: Answer = { status: 400 };
const missing: Answer = { status: 404 };
const redirected = (to: string): Answer => ({ status: 301, to });
const pageless = ({ path }: AddressKind): string => (path === '/' ? '' : path);

export const spellings: readonly Spelling[] = [
  { name: 'as it is', of: ({ path }) => path, answer: () => found },
  { name: 'in German', of: ({ german }) => german, answer: () => found },
  {
    name: 'an unknown name',
    of: ({ unknown }) => unknown,
    answer: ({ unknownStatus }) => (unknownStatus === 200 ? found : missing),
  },
  {
    name: 'capitals',
    of: ({ path }) => (path === '/' ? null : path.toUpperCase()),
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
    name: 'a language that is none',
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
  { name: 'a junk query', of: ({ path }) => `${path}?a[]=1&=&&type=%E0%A4%A&x=%00`, answer: () => found },
  { name: 'a query of 10 KB', of: ({ path }) => `${path}?x=${'a'.repeat(10_240)}`, answer: () => bad },
  { name: 'a NUL', of: ({ path }) => `${path}%00`, answer: () => bad },
  { name: 'control characters', of: ({ path }) => `${path}%0d%0a%1f`, answer: () => bad },
  { name: 'a broken escape', of: ({ path }) => `${path}%E0%A4%A`, answer: () => bad },
];
