import { describe, expect, it } from 'vitest';
import { answers } from '../../test/answers.ts';
import { operationOf, operations } from '../../test/contract.ts';
import {
  everyField,
  everyRootField,
  objectOf,
  objectTypes,
  typesReachedWithout,
  type FieldPath,
} from '../../test/everyField.ts';
import { toGlobalId } from '../builder/globalId.ts';
import { setUpStack } from '../../test/setUpStack.ts';

const stack = setUpStack();

interface Declared {
  readonly pothosOptions?: { readonly authScopes?: unknown; readonly unauthorizedResolver?: unknown };
}

const requiresToken = ({ extensions }: { readonly extensions: object }): boolean =>
  JSON.stringify((extensions as Declared).pothosOptions?.authScopes) === '{"signedIn":true}';

/** Whether a path contains a field or type that requires the token. */
const isScoped = (path: FieldPath): boolean =>
  path.some((field) => requiresToken(field) || [objectOf(field)].some((type) => type && requiresToken(type)));

/** Whether the first field of a path that needs the token tells guests by its value, not by an error, that it has nothing for them. */
const isForGuests = (path: FieldPath): boolean => {
  const first = path.find((field) => isScoped([field]));
  return (
    first?.name !== 'initUser' &&
    (first?.extensions as Declared | undefined)?.pothosOptions?.unauthorizedResolver !== undefined
  );
};

const ask = async (document: string, token: boolean) => {
  stack.rest.reset();
  for (const [path, answer] of Object.entries(answers)) stack.rest.on(path, answer);
  const headers = token ? { authorization: 'Bearer t.o.k' } : {};
  const { data, errors } = await stack.gateway.ask(document, { headers });
  const calls = stack.rest.calls.map(({ method, url, headers: sent }) => ({
    operation: operationOf(method, url),
    token: sent.authorization,
  }));
  return { data, errors, calls };
};

/** What each field calls with a token, asked once for all tests. */
const answered = new Map<string, ReturnType<typeof ask>>();
const askWithToken = (document: string): ReturnType<typeof ask> => {
  const answer = answered.get(document) ?? ask(document, true);
  answered.set(document, answer);
  return answer;
};

describe('scopes', () => {
  it.each(everyRootField)(
    'below $name the token is sent exactly where the contract requires it, and the graph declares it',
    { tags: ['R6.27', 'R7.13'] },
    async ({ fields }) => {
      for (const { document, path } of fields) {
        const { errors, calls } = await askWithToken(document);
        const unmet = errors?.filter(({ message }) => !message.includes('Cannot load')) ?? [];
        expect({ document, unmet }).toEqual({ document, unmet: [] });
        // A call that reads a token without requiring one may carry it.
        const decided = calls.filter(
          ({ operation }) => operation?.authorised === true || operation?.takesToken !== true,
        );
        for (const { operation, token } of decided) {
          const wanted = operation?.authorised === true ? 'Bearer t.o.k' : undefined;
          expect({ document, token }).toEqual({ document, token: wanted });
        }
        const isDeclared = isScoped(path) || decided.every(({ token }) => token === undefined);
        expect({ document, isDeclared }).toEqual({ document, isDeclared: true });
      }
    },
  );

  it(
    'reject the field without a token, or say that it is empty for guests, and no call is made',
    { tags: ['R6.27', 'R8.03'] },
    async () => {
      for (const { document, path } of everyField.filter((field) => isScoped(field.path))) {
        const { errors = [], calls } = await ask(document, false);
        const messages = isForGuests(path) ? [] : ['Unauthorized. Please sign in again.'];
        expect({
          document,
          calls: calls.filter(({ operation }) => operation?.authorised),
          messages: errors.map((error) => error.message),
        }).toEqual({ document, calls: [], messages });
      }
    },
  );

  it('cover every call that the contract restricts to users', async () => {
    const reached = new Set<string>();
    const opportunity = `{ node(id: "${toGlobalId('ReviewOpportunity', 1)}") { id } }`;
    for (const document of [...everyField.map((field) => field.document), opportunity]) {
      for (const { operation } of (await askWithToken(document)).calls)
        if (operation) reached.add(operation.name);
    }
    const restricted = operations.filter(({ authorised }) => authorised).map(({ name }) => name);
    expect(restricted.filter((name) => !reached.has(name))).toEqual([]);
  });

  it(
    'are declared by each type for users only, and by all mutations that return a user’s data',
    { tags: ['R6.27'] },
    () => {
      const open = typesReachedWithout(requiresToken);
      const ofUsers = objectTypes.filter(
        ({ name }) => !open.has(name) && !/(?:Payload|Connection|Edge)$/.test(name),
      );
      expect(ofUsers.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['ReviewOpportunity', 'User', 'UserJobOffer', 'UserLanguage', 'UserMetadata']),
      );
      expect(ofUsers.filter((type) => !requiresToken(type))).toEqual([]);
    },
  );
});
