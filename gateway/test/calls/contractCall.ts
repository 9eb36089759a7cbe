import { toGlobalId } from '../../src/builder/globalId.ts';
import type { Answer } from '../fakeRest.ts';

/** A field of the graph that makes a call of the contract. */
export interface ContractCall {
  /** The path of the field in the data. */
  readonly at: string;
  readonly document: string;
  /** The call that fails. */
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly kind: 'one' | 'list' | 'page' | 'flag' | 'mutation';
  /** The answers to the calls before it. */
  readonly before?: Readonly<Record<string, Answer>>;
  /** The field requires a token. */
  readonly authorised?: boolean;
  /** The value after a failure of a silenced call: a query gives no error, a mutation gives null and a silenced error. */
  readonly silenced?: unknown;
  /** The message of this call for a failure. */
  readonly own?: { readonly message: string; readonly messageKey: string };
  /** The input field of what the write is about: 404, 410 and 413 refer to it. */
  readonly names?: string;
  /** A 409 says that the offer takes no applications any more. */
  readonly closes?: true;
  /** A 429 is a user error. */
  readonly limited?: true;
  /** The call is made only without `BATCH_IDS`. */
  readonly withoutIds?: true;
}

type More = Partial<
  Pick<ContractCall, 'before' | 'silenced' | 'own' | 'method' | 'limited' | 'withoutIds' | 'names' | 'closes'>
>;

/** A query and its first call. `selection` includes its braces; scalars have none. */
export const query = (
  field: string,
  selection: string,
  path: string,
  kind: ContractCall['kind'],
  more: More = {},
) => ({
  at: field.replace(/\(.*/s, ''),
  document: `{ ${field} ${selection} }`,
  method: 'GET' as const,
  path,
  kind,
  ...more,
});

export const within =
  (outer: string, at: string, before: Readonly<Record<string, Answer>>) =>
  (
    field: string,
    selection: string,
    path: string,
    kind: ContractCall['kind'],
    more: More = {},
  ): ContractCall => ({
    ...query(field, selection, path, kind, more),
    at: `${at}.${field.replace(/\(.*/s, '')}`,
    document: outer.replace('…', `${field} ${selection}`),
    before: { ...before, ...more.before },
  });

export const ofViewer = (
  field: string,
  selection: string,
  path: string,
  kind: ContractCall['kind'],
  more: More = {},
): ContractCall => ({
  ...within('{ viewer { … } }', 'viewer', {})(field, selection, path, kind, more),
  authorised: true,
});

/** What is the user's own needs a token. */
export const node = (typename: string, id: number | string, path: string, more: More = {}): ContractCall => ({
  ...query(`node(id: "${toGlobalId(typename, id)}")`, '{ id }', path, 'one', more),
  ...(path.includes('/my/') && { authorised: true }),
});

export const mutation = (
  field: string,
  input: string,
  path: string,
  more: Partial<ContractCall> = {},
  selection = 'userErrors { field code message }',
): ContractCall => ({
  at: field,
  document: `mutation { ${field}(input: { ${input} }) { ${selection} } }`,
  method: 'POST',
  path,
  kind: 'mutation',
  ...more,
});

export const signedIn = (
  field: string,
  input: string,
  path: string,
  method: ContractCall['method'] = 'POST',
) => {
  const [names] = /offerId|opportunityId|picture|reviewId/.exec(input) ?? [];
  return mutation(field, input, path, {
    authorised: true,
    method,
    ...(names === undefined ? {} : { names }),
  });
};
