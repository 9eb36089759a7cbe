import type { RequestParameters, Variables } from 'relay-runtime';
import type { Patience } from './operationRole.ts';
import type { RequestPage } from './requestPage.ts';

/** One entry of a response's `errors`. */
export interface ResponseError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: {
    readonly code?: string;
    readonly status?: number;
    readonly silenced?: boolean;
    readonly [other: string]: unknown;
  };
}

/** The gateway's response to an operation. */
export interface GatewayResponse {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly ResponseError[];
  /** Names the services that failed, also where no error says so. */
  readonly extensions?: { readonly degraded?: readonly string[] };
}

/**
 * Sends an operation to the gateway, with the patience for its parts, and for the page on which it was made, if that is
 * not the current one. Throws when no response arrives.
 */
export type Send = (
  operation: RequestParameters,
  variables: Variables,
  patience?: Patience,
  page?: RequestPage | null,
) => Promise<GatewayResponse>;

/** The body of a request: the gateway looks up operations by their id. */
export const requestBody = ({ id, text }: RequestParameters, variables: Variables): string =>
  JSON.stringify(id ? { id, variables } : { query: text, variables });

/** Whether the gateway took a call about the user for that of a guest, who has no viewer: its token had been removed. */
const lacksViewer = ({ data, errors = [] }: GatewayResponse): boolean =>
  data?.['viewer'] === null && errors.every(({ path }) => path?.[0] !== 'viewer');

/** Whether a field was rejected because the visitor is not, or no longer, signed in. */
export const isUnauthenticated = (answer: GatewayResponse): boolean =>
  lacksViewer(answer) ||
  (answer.errors ?? []).some(
    ({ extensions }) => extensions?.code === 'UNAUTHENTICATED' && extensions.silenced !== true,
  );

// These codes mean "no such row" or "bad request"; any other means that the load failed.
const nonFailureCodes = new Set(['BAD_USER_INPUT', 'CATEGORIES_MISSING']);

/** Whether the gateway itself has refused the input, such as an id that is none: sending it again is of no use. */
export const isBadInput = (errors: readonly { readonly message: string }[] | null | undefined): boolean =>
  (errors ?? []).some(({ extensions }: ResponseError) => extensions?.code === 'BAD_USER_INPUT');

/** The texts to show to the visitor, without duplicates. For missing rows the page has its own texts. */
export const visibleMessages = ({ errors = [] }: GatewayResponse): string[] => [
  ...new Set(
    errors
      .filter(
        ({ extensions: { code = '', silenced } = {} }) => silenced !== true && !nonFailureCodes.has(code),
      )
      .map(({ message }) => message),
  ),
];

const isFailure = ({ extensions }: ResponseError): boolean => !nonFailureCodes.has(extensions?.code ?? '');

/** The root fields that are null because loading them failed. */
export const failedFields = ({ errors = [] }: GatewayResponse): string[] =>
  errors.filter(isFailure).flatMap(({ path }) => (path?.[0] === undefined ? [] : [String(path[0])]));

/** Whether a part is missing because the page did not wait for it. */
export const hasLateParts = ({ errors = [] }: GatewayResponse): boolean =>
  errors.some(({ extensions }) => extensions?.code === 'LATE');

/** Whether a service failed, so that something may be missing even if there is no error. */
export const isDegraded = ({ extensions }: GatewayResponse): boolean =>
  (extensions?.degraded ?? []).length > 0;

/** Whether nothing failed, was late or was rejected. */
export const isComplete = (answer: GatewayResponse): boolean =>
  answer.errors === undefined && !isDegraded(answer);

/** Whether no field was loaded: each failed. */
export const isEmpty = (answer: GatewayResponse): boolean => {
  const names = Object.keys(answer.data ?? {});
  const failed = new Set(failedFields(answer));
  return failed.size > 0 && names.every((name) => failed.has(name) && answer.data?.[name] == null);
};

/** A field by its names from the root, without the positions in lists: `partner.place.city`. */
const nameOf = (path: ResponseError['path'] = []): string =>
  path.filter((part) => typeof part === 'string').join('.');

const valueAt = (data: unknown, path: ResponseError['path'] = []): unknown =>
  path.reduce((value, part) => (value as Record<string, unknown> | null | undefined)?.[part], data);

/** Those of `names`, such as `partner.place.city`, that are null because loading them failed, in any row of a list. */
export const lostFields = (answer: GatewayResponse, names: readonly string[]): string[] => {
  const { data, errors = [] } = answer;
  const failed = errors.filter(isFailure).map(({ path = [] }) => path);
  if (lacksViewer(answer)) failed.push(['viewer']);
  return names.filter((name) =>
    failed.some((path) =>
      path.some((_part, index) => {
        const ancestor = path.slice(0, index + 1);
        return nameOf(ancestor) === name && valueAt(data, ancestor) == null;
      }),
    ),
  );
};

/** The fields without which an answer does not continue a list: the list, which may be one of a node. None if it does not start at a cursor. */
export const nextOfList = ({ data }: GatewayResponse, { cursor }: Variables): string[] =>
  cursor
    ? [...Object.keys(data ?? {}), ...Object.keys(data?.['node'] ?? {}).map((field) => `node.${field}`)]
    : [];

/** The response without the root fields that failed to load. */
export const withoutLost = (answer: GatewayResponse): GatewayResponse => {
  const lost = new Set(lostFields(answer, Object.keys(answer.data ?? {})));
  const kept = Object.entries(answer.data ?? {}).filter(([name]) => !lost.has(name));
  return { ...answer, data: Object.fromEntries(kept) };
};
