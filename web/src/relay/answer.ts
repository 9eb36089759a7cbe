import type { RequestParameters, Variables } from 'relay-runtime';
import type { Patience } from './operationRole.ts';

/** One entry of a response's `errors`. */
export interface AnswerError {
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
export interface Answer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly AnswerError[];
}

/** Sends an operation to the gateway, with the patience for its parts. Throws when no response arrives. */
export type Send = (
  operation: RequestParameters,
  variables: Variables,
  patience?: Patience,
) => Promise<Answer>;

/** The body of a request: the gateway knows operations by their id. */
export const requestBody = ({ id, text }: RequestParameters, variables: Variables): string =>
  JSON.stringify(id ? { id, variables } : { query: text, variables });

/** Whether a field was refused because the visitor is not, or no longer, signed in. */
export const isUnauthenticated = ({ errors = [] }: Answer): boolean =>
  errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED' && extensions.silenced !== true);

// These codes mean "no such row" or "bad request"; any other means that the load failed.
const answeredWithNothing = new Set(['BAD_USER_INPUT', 'CATEGORIES_MISSING']);

/** The texts to show to the visitor, without duplicates. For missing rows the page has its own texts. */
export const visibleMessages = ({ errors = [] }: Answer): string[] => [
  ...new Set(
    errors
      .filter(
        ({ extensions: { code = '', silenced } = {} }) => silenced !== true && !answeredWithNothing.has(code),
      )
      .map(({ message }) => message),
  ),
];

/** The root fields that are null because loading them failed. */
export const failedFields = ({ errors = [] }: Answer): string[] =>
  errors
    .filter(({ extensions }) => !answeredWithNothing.has(extensions?.code ?? ''))
    .flatMap(({ path }) => (path?.[0] === undefined ? [] : [String(path[0])]));

/** Whether a part is missing because the page did not wait for it. */
export const hasLateParts = ({ errors = [] }: Answer): boolean =>
  errors.some(({ extensions }) => extensions?.code === 'LATE');

/** Those of `names` that are null because loading them failed. */
export const lostFields = (answer: Answer, names: readonly string[]): string[] => {
  const failed = new Set(failedFields(answer));
  return names.filter((name) => failed.has(name) && answer.data?.[name] == null);
};

/** The response without the root fields that failed to load. */
export const withoutLost = (answer: Answer): Answer => {
  const lost = new Set(lostFields(answer, Object.keys(answer.data ?? {})));
  const kept = Object.entries(answer.data ?? {}).filter(([name]) => !lost.has(name));
  return { ...answer, data: Object.fromEntries(kept) };
};
