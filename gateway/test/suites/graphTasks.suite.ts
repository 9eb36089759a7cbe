import { readFileSync } from 'node:fs';
import { NoDeprecatedCustomRule, parse, validate } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../src/schema/index.ts';
import { examples } from '../../src/server/graphiql/examples.ts';
import { mailedLink } from '../accounts/mailedCode.ts';
import { asShown } from '../clientGuide.ts';
import type { GetReferenceStack } from '../referenceStack.ts';

const page = readFileSync(new URL('../../../docs/graph.md', import.meta.url), 'utf8');

/** The answers that the page shows, one below each operation. */
const answers = [...page.matchAll(/^```json\n(.+?)```/gms)].map(
  ([, answer = '']) => JSON.parse(answer) as unknown,
);

const tasks = examples().map((example, at) => ({
  ...example,
  name: /^(?:query|mutation) (\w+)/m.exec(example.query)?.[1],
  answer: answers[at],
}));

export const graphTasksSuite = (stack: GetReferenceStack): void => {
  describe('the ten tasks on the graph, which GraphiQL opens', () => {
    const authorization = () => `Bearer ${stack().tokenOf('tasks')}`;

    // Mails about new offers need a confirmed address.
    beforeAll(async () => {
      const { gateway, servicesOrigin } = stack();
      const email = 'tasks@example.org';
      const write = (query: string, variables = {}) =>
        gateway.ask(query, {
          variables: { email, ...variables },
          headers: { authorization: authorization() },
        });
      await write('mutation { initUser(input: {}) { user { id } } }');
      await write(
        'mutation ($email: String!) { verifyEmailSend(input: { email: $email }) { userErrors { code } } }',
      );
      const link = new URL(await mailedLink(servicesOrigin, email));
      const token = link.searchParams.get('verification_code');
      await write(
        `mutation ($email: String!, $token: String!) {
          verifyEmailConfirm(input: { email: $email, token: $token }) { userErrors { code } } }`,
        { token },
      );
    });

    it('each have an answer', () => {
      expect([tasks.length, answers.length]).toEqual([10, 10]);
    });

    it('need no deprecated field', () => {
      const faults = tasks.flatMap(({ query }) => validate(schema, parse(query), [NoDeprecatedCustomRule]));
      expect(faults).toEqual([]);
    });

    it.each(tasks)('$name answers what the page shows', async ({ query, headers, answer }) => {
      const { data, errors } = await stack().gateway.ask(
        query,
        headers ? { headers: { authorization: authorization() } } : {},
      );
      expect(errors).toBeUndefined();
      expect({ data }).toEqual(asShown(answer));
    });
  });
};
