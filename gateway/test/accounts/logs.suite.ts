import { describe, expect, it, vi } from 'vitest';
import {
  callIdentity,
  newCredentials,
  sendPassword,
  signIn,
  signUp,
  tokensIn,
  type Json,
  type Tokens,
} from './account.ts';
import type { GetAccountStack } from './accountStack.ts';
import { mailedCode, mailedLink } from './mailedCode.ts';
import { totpCode } from './totp.ts';

const forgotPassword =
  'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { success } }';
const resetPassword =
  'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { userErrors { code } } }';
const changePassword =
  'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { userErrors { code } } }';
const deleteUser = 'mutation { deleteUser(input: {}) { deletedUserId } }';

const textsOf = ({ IdToken, AccessToken, RefreshToken }: Partial<Tokens>): readonly string[] =>
  [IdToken, AccessToken, RefreshToken].filter((token) => token !== undefined);

/** A code of digits counts as a whole number only: a time, a duration or the id of a trace may contain the same digits. */
const contains = (line: string, secret: string): boolean =>
  /^\d+$/.test(secret) ? new RegExp(`(?<![\\da-f.])${secret}(?![\\da-f])`).test(line) : line.includes(secret);

export const logsSuite = (stack: GetAccountStack): void => {
  describe('the trace of a request', () => {
    it('is in the lines of gateway and services, and in the answer', async () => {
      const { services, gateway } = stack();
      const traceId = '0af7651916cd43dd8448eb211c80319c';
      const { headers } = await gateway.ask('{ topCities { name } }', {
        headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
      });
      expect(headers.get('x-trace-id')).toBe(traceId);
      const linesOf = (log: string) =>
        log.split('\n').filter((line) => line.includes(`"traceId":"${traceId}"`));
      expect(linesOf(gateway.logged.map((line) => JSON.stringify(line)).join('\n')).join()).toContain(
        '"request"',
      );
      await vi.waitFor(() => expect(linesOf(services.output()).join()).toContain('/cities/top'));
    });
  });

  describe('the most detailed logs of gateway, services and identity service', () => {
    it(
      'contain no password, code, token, session or secret of an account from its sign-up to its deletion',
      { timeout: 60_000 },
      async () => {
        const { services, gateway } = stack();
        const secrets: string[] = [];
        const call = (operation: string, input: Json) => callIdentity(services.identity, operation, input);
        const ask = (query: string, input: Json, token?: string) =>
          gateway.ask(query, {
            variables: { input },
            ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
          });
        const { email, password } = newCredentials('logged', 'example.org');
        secrets.push(password);
        await signUp(services.identity, { email, password });
        const code = await mailedCode(services.origin, email);
        secrets.push(code);
        await call('ConfirmSignUp', { Username: email, ConfirmationCode: '000000' });
        expect((await call('ConfirmSignUp', { Username: email, ConfirmationCode: code })).status).toBe(200);
        const wrong = `Wrong-${password}`;
        secrets.push(wrong);
        expect((await sendPassword(services.identity, { email, password: wrong })).status).toBe(400);
        const first = await signIn(services.identity, { email, password });

        await ask(forgotPassword, { email });
        const link = new URL(await mailedLink(services.origin, email)).searchParams;
        const [token = '', secretHash = ''] = [link.get('token'), link.get('secretHash')].map(String);
        const second = `Second-${password}`;
        secrets.push(token, secretHash, second);
        const reset = { email, token, secretHash, password: second };
        expect((await ask(resetPassword, { ...reset, password: 'short' })).data).not.toBeNull();
        expect((await ask(resetPassword, reset)).data).toEqual({ resetPassword: { userErrors: [] } });

        const tokens = await signIn(services.identity, { email, password: second });
        const { AccessToken, IdToken } = tokens;
        secrets.push(...textsOf(first), ...textsOf(tokens));
        const { body } = await call('AssociateSoftwareToken', { AccessToken });
        const secret = String(body['SecretCode']);
        const UserCode = totpCode(secret, -1);
        secrets.push(secret, UserCode);
        await call('VerifySoftwareToken', { AccessToken, UserCode });
        const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
        await call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings });
        const asked = await sendPassword(services.identity, { email, password: second });
        const Session = String(asked.body['Session']);
        const SOFTWARE_TOKEN_MFA_CODE = totpCode(secret);
        secrets.push(Session, SOFTWARE_TOKEN_MFA_CODE);
        const answered = await call('RespondToAuthChallenge', {
          ChallengeName: 'SOFTWARE_TOKEN_MFA',
          Session,
          ChallengeResponses: { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE },
        });
        secrets.push(...textsOf(tokensIn(answered)));
        const third = `Third-${password}`;
        secrets.push(third);
        const change = { oldPassword: second, newPassword: third, accessToken: AccessToken };
        expect((await ask(changePassword, change, IdToken)).data).toMatchObject({
          changePassword: { userErrors: [] },
        });
        // Client mistakes: tokens and codes in addresses, and in bodies that cannot be read.
        for (const path of ['', '/logout', '/oauth2/authorize', '/oauth2/token', '/confirmUser'])
          await fetch(
            `${services.identity}${path}?code=${code}&id_token_hint=${IdToken}&token=${AccessToken}`,
          );
        await fetch(`${services.identity}/`, { method: 'POST', body: `{"Password":"${third}` });
        await fetch(`${services.origin}/web-api/en/auth/reset-password?token=${token}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: `{"password":"${third}`,
        });
        await fetch(`${gateway.url}?query={viewer{email}}&token=${AccessToken}`);
        expect((await ask(deleteUser, {}, IdToken)).data).toMatchObject({
          deleteUser: { deletedUserId: expect.any(String) as string },
        });

        const logs = [services.output(), ...gateway.logged.map((line) => JSON.stringify(line))];
        expect(logs.join('\n')).toContain('answered');
        for (const secret of secrets) {
          expect(secret.length).toBeGreaterThan(5);
          const lines = logs.flatMap((log) => log.split('\n')).filter((line) => contains(line, secret));
          expect.soft(lines).toEqual([]);
        }
      },
    );
  });
};
