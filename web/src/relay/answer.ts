import type { RequestParameters, Variables } from 'relay-runtime';
import type { Patience } from './askedAs.ts';

/** One entry of an answer's `errors`. */
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

/** What the gateway answers to an operation. */
export interface Answer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly AnswerError[];
}

/** Takes an operation to the gateway, with the patience for its parts. It throws when no answer comes back. */
export type Send = (
  operation: RequestParameters,
  variables: Variables,
  patience?: Patience,
) => Promise<Answer>;

/** The body of a request: operations are known to the gateway by their id. */
export const requestBody = ({ id, text }: RequestParameters, variables: Variables): string =>
  JSON.stringify(id ? { id, variables } : { query: text, variables });

/** Whether something was refused because the visitor is not, or no longer, signed in. */
export const isUnauthenticated = ({ errors = [] }: Answer): boolean =>
  errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED' && extensions.silenced !== true);

// With these, the row is missing or was asked for wrongly; with any other it could not be loaded.
const answeredWithNothing = new Set(['BAD_USER_INPUT', 'CATEGORIES_MISSING']);

/** The texts to be shown to the visitor, each once. For what is not there the page has words of its own. */
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

/** Whether a part was left out because the page would not wait for it. */
export const hasLateParts = ({ errors = [] }: Answer): boolean =>
  errors.some(({ extensions }) => extensions?.code === 'LATE');

/** The root fields, of those named, that are null because loading them failed. */
export const lostFields = (answer: Answer, names: readonly string[]): string[] => {
  const failed = new Set(failedFields(answer));
  return names.filter((name) => failed.has(name) && answer.data?.[name] == null);
};

/** The answer without the root fields that could not be loaded. */
export const withoutLost = (answer: Answer): Answer => {
  const lost = new Set(lostFields(answer, Object.keys(answer.data ?? {})));
  const kept = Object.entries(answer.data ?? {}).filter(([name]) => !lost.has(name));
  return { ...answer, data: Object.fromEntries(kept) };
};
