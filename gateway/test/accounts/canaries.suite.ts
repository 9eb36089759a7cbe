import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import pLimit from 'p-limit';
import { describe, expect, it } from 'vitest';
import { newCredentials, signIn, signUp } from './account.ts';
import type { GetAccountStack } from './accountStack.ts';
import { canaries, canaryPattern, operationsWith } from './canaries.ts';
import { canaryCalls } from './canaryCalls.ts';
import { mailedCode } from './mailedCode.ts';

const graph = buildSchema(readFileSync(new URL('../../../schema/schema.graphql', import.meta.url), 'utf8'));

const upstreams = [
  ['web-api', '/web-api/en'],
  ['sales-api', '/sales-api'],
  ['ofp-api', '/ofp-api'],
  ['more-jobs-api', '/more-jobs-api'],
] as const;

const enough = 10_000;

const identityOperations =
  'SignUp ConfirmSignUp ResendConfirmationCode InitiateAuth RespondToAuthChallenge ForgotPassword ConfirmForgotPassword GetUser UpdateUserAttributes ChangePassword GetTokensFromRefreshToken RevokeToken NoSuchOperation'.split(
    ' ',
  );

export const canariesSuite = (stack: GetAccountStack): void => {
  describe('10,000 values in every field, address and header', () => {
    it('leave no trace in the most detailed logs', { timeout: 240_000 }, async () => {
      const { services, gateway } = stack();
      const { next, issued } = canaries();
      const { email, password } = newCredentials('canaries', 'example.org');
      await signUp(services.identity, { email, password });
      const ConfirmationCode = await mailedCode(services.origin, email);
      const target = (operation: string) => ({
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      });
      await fetch(services.identity, {
        method: 'POST',
        headers: target('ConfirmSignUp'),
        body: JSON.stringify({ ClientId: 'citygigsembeddedclient0001', Username: email, ConfirmationCode }),
      });
      const { IdToken } = await signIn(services.identity, { email, password });
      const atOnce = pLimit(8);
      const statuses = new Map<number, number>();
      const send = (url: string, init: RequestInit) =>
        atOnce(async () => {
          const response = await fetch(url, init);
          await response.arrayBuffer();
          statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        });

      const fields = (['query', 'mutation'] as const).flatMap((kind) =>
        Object.values((kind === 'query' ? graph.getQueryType() : graph.getMutationType())?.getFields() ?? {})
          // Would end the account of the test.
          .filter(({ name }) => name !== 'deleteUser')
          .flatMap((field) => [kind].map((one) => [one, field] as const)),
      );
      while (issued() < enough) {
        await Promise.all([
          ...fields.flatMap(([kind, field]) =>
            operationsWith(kind, field, next).map((operation) =>
              send(`${gateway.url}?lang=en&email=${encodeURIComponent(next())}`, {
                method: 'POST',
                headers: {
                  'content-type': 'application/json',
                  authorization: `Bearer ${issued() % 3 === 0 ? next() : IdToken}`,
                  cookie: `session=${next()}`,
                  'x-api-key': next(),
                  'user-agent': next(),
                  referer: next(),
                  traceparent: next(),
                },
                body: JSON.stringify(operation),
              }),
            ),
          ),
          ...upstreams.flatMap(([name, prefix]) =>
            canaryCalls(name, prefix, next).map(({ path, ...init }) =>
              send(`${services.origin}${path}`, init),
            ),
          ),
          ...identityOperations.map((operation) =>
            send(`${services.identity}/?email=${encodeURIComponent(next())}`, {
              method: 'POST',
              headers: { ...target(operation), cookie: next(), 'user-agent': next() },
              body: JSON.stringify({
                ClientId: 'citygigsembeddedclient0001',
                AuthFlow: 'USER_PASSWORD_AUTH',
                Username: next(),
                Password: next(),
                ConfirmationCode: next(),
                AccessToken: next(),
                Session: next(),
                UserAttributes: [{ Name: 'email', Value: next() }],
                ClientMetadata: { language: next() },
              }),
            }),
          ),
          ...['/graphql', '/', '/nowhere', '/healthz'].map((path) =>
            send(
              `${new URL(path, gateway.url).href}/${encodeURIComponent(next())}?query=${encodeURIComponent(next())}`,
              {
                headers: { authorization: `ApiKey ${next()}`, accept: next() },
              },
            ),
          ),
          send(gateway.url, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: `{"query":"${next()}`,
          }),
          send(`${gateway.url}?query=${encodeURIComponent(`query ${next()} {`)}`, {
            headers: { accept: 'application/json' },
          }),
        ]);
      }
      // Successes and failures of both kinds were among them.
      expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 404, 422]));
      const logs = [...services.output().split('\n'), ...gateway.logged.map((line) => JSON.stringify(line))];
      expect(logs.length).toBeGreaterThan(1_000);
      expect(logs.filter((line) => canaryPattern.test(line)).slice(0, 10)).toEqual([]);
      expect(logs.filter((line) => line.includes(email) || line.includes(IdToken)).slice(0, 3)).toEqual([]);
    });
  });
};
