import { randomUUID } from 'node:crypto';
import {
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
  decodeJwt,
  exportSPKI,
  importJWK,
  type JWTPayload,
} from 'jose';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { identityGrants } from '../../../services/src/db/schema/identity/signIn.ts';
import { identityUsers } from '../../../services/src/db/schema/identity/user.ts';
import { initiateAuth } from '../../sign-in/initiateAuth.ts';
import { call, tokensIn } from '../call.ts';
import { createConfirmedUser, password, createSignedInUser, signInWith } from '../testUsers.ts';
import type { IdentityOf } from './identityOf.ts';

export const tokensSuite = (identityOf: IdentityOf): void => {
  const getUser = (AccessToken: string) => call(identityOf(), 'GetUser', { AccessToken });
  const refresh = (RefreshToken: string) => call(identityOf(), 'GetTokensFromRefreshToken', { RefreshToken });
  const invalid = { error: 'NotAuthorizedException', message: 'Invalid Access Token' };

  describe('access tokens', () => {
    it('are rejected when unsigned, signed with another key, or expired', async () => {
      const { AccessToken } = await createSignedInUser(identityOf());
      const claims = decodeJwt(AccessToken) as JWTPayload;
      const { signingKey, publicKey } = identityOf().deps.secrets;
      const signed = (
        header: { alg: string },
        key: Parameters<SignJWT['sign']>[0],
        change: JWTPayload = {},
      ) => new SignJWT({ ...claims, ...change }).setProtectedHeader(header).sign(key);
      const published = await importJWK(publicKey, 'RS256', { extractable: true });
      if (published instanceof Uint8Array) throw new Error('The key is not public.');
      const { privateKey } = await generateKeyPair('RS256');
      expect(await getUser(new UnsecuredJWT(claims).encode())).toMatchObject(invalid);
      expect(await getUser(await signed({ alg: 'RS256' }, privateKey))).toMatchObject(invalid);
      const publicText = new TextEncoder().encode(await exportSPKI(published));
      expect(await getUser(await signed({ alg: 'HS256' }, publicText))).toMatchObject(invalid);
      expect(await getUser(await signed({ alg: 'RS256' }, signingKey, { exp: 1 }))).toMatchObject(invalid);
      const foreign = { iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_Other' };
      expect(await getUser(await signed({ alg: 'RS256' }, signingKey, foreign))).toMatchObject(invalid);
      expect(await getUser(await signed({ alg: 'RS256' }, signingKey))).toMatchObject({ status: 200 });
    });

    it('cannot replace id tokens, nor can id tokens replace them', async () => {
      const { AccessToken, IdToken } = await createSignedInUser(identityOf());
      expect(await getUser(IdToken)).toMatchObject(invalid);
      const { identityPoolId: IdentityPoolId, origin } = identityOf().deps.settings;
      const issuer = `${origin.replace('http://', '')}/us-east-1_Embedded1`;
      const getId = (token: string) =>
        call(
          identityOf(),
          'GetId',
          { IdentityPoolId, Logins: { [issuer]: token } },
          { service: 'AWSCognitoIdentityService' },
        );
      expect(await getId(AccessToken)).toMatchObject({ message: 'Invalid login token.' });
      expect(await getId(IdToken)).toMatchObject({ status: 200 });
    });

    it(
      'end with the sign-in, with a message that the client recognises',
      { tags: ['R4.74', 'R4.75'] },
      async () => {
        const { email, AccessToken, RefreshToken } = await createSignedInUser(identityOf());
        await call(identityOf(), 'RevokeToken', { Token: RefreshToken });
        expect(await getUser(AccessToken)).toMatchObject({ message: 'Access Token has been revoked' });
        expect(await refresh(RefreshToken)).toMatchObject({ message: 'Refresh Token has been revoked' });
        expect(await signInWith(identityOf(), email)).toMatchObject({ status: 200 });
      },
    );

    it('end when the account is disabled or deleted', { tags: ['R4.72', 'R4.73'] }, async () => {
      const { orm } = identityOf().deps.database;
      const disabled = await createSignedInUser(identityOf());
      await orm
        .update(identityUsers)
        .set({ enabled: false })
        .where(eq(identityUsers.username, disabled.email));
      expect(await getUser(disabled.AccessToken)).toMatchObject({ message: 'User is disabled.' });
      expect(await refresh(disabled.RefreshToken)).toMatchObject({ message: 'User is disabled.' });
      const deleted = await createSignedInUser(identityOf());
      await call(identityOf(), 'DeleteUser', { AccessToken: deleted.AccessToken });
      expect(await getUser(deleted.AccessToken)).toMatchObject({ message: 'User does not exist.' });
      expect(await refresh(deleted.RefreshToken)).toMatchObject({ error: 'NotAuthorizedException' });
    });

    it('are renewed with the same refresh token again and again, also at the same time', async () => {
      const { RefreshToken } = await createSignedInUser(identityOf());
      for (const answer of await Promise.all([1, 2, 3].map(() => refresh(RefreshToken)))) {
        expect(answer).toMatchObject({ status: 200 });
        expect(answer.body['AuthenticationResult']).not.toHaveProperty('RefreshToken');
      }
    });

    it('are not renewed once the sign-in has expired', { tags: ['R4.76', 'R8.34'] }, async () => {
      const { RefreshToken, AccessToken } = await createSignedInUser(identityOf());
      await identityOf()
        .deps.database.orm.update(identityGrants)
        .set({ expiresAt: sql`now() - interval '1 second'` })
        .where(eq(identityGrants.id, String(decodeJwt(AccessToken)['origin_jti'])));
      expect(await refresh(RefreshToken)).toMatchObject({ message: 'Refresh Token has expired' });
    });
  });

  describe('a new address', () => {
    it('belongs to the one of two accounts that verifies it first', async () => {
      const email = `new-${randomUUID()}@example.org`;
      const people = [await createSignedInUser(identityOf()), await createSignedInUser(identityOf())];
      const verifications: object[] = [];
      for (const { AccessToken } of people) {
        const UserAttributes = [{ Name: 'email', Value: email }];
        await call(identityOf(), 'UpdateUserAttributes', { AccessToken, UserAttributes });
        verifications.push({ AccessToken, AttributeName: 'email', Code: await identityOf().codeTo(email) });
      }
      const answers = await Promise.all(
        verifications.map((body) => call(identityOf(), 'VerifyUserAttribute', body)),
      );
      expect(answers.map(({ error }) => String(error)).toSorted()).toEqual(['AliasExistsException', 'null']);
    });
  });

  describe('a changed password', () => {
    it('ends the other sign-ins and keeps this one', async () => {
      const { email, AccessToken, RefreshToken } = await createSignedInUser(identityOf());
      const other = (await signInWith(identityOf(), email)).body['AuthenticationResult'] as Record<
        string,
        string
      >;
      const change = (PreviousPassword: string) =>
        call(identityOf(), 'ChangePassword', {
          AccessToken,
          PreviousPassword,
          ProposedPassword: 'quiet-heron-77',
        });
      expect(await change('wrong-otter-42')).toMatchObject({ error: 'NotAuthorizedException' });
      expect(await change(password)).toMatchObject({ status: 200 });
      expect(await refresh(RefreshToken)).toMatchObject({ status: 200 });
      expect(await refresh(other['RefreshToken'] ?? '')).toMatchObject({ error: 'NotAuthorizedException' });
      expect(await getUser(other['AccessToken'] ?? '')).toMatchObject({ error: 'NotAuthorizedException' });
      expect(await signInWith(identityOf(), email)).toMatchObject({ error: 'NotAuthorizedException' });
    });

    it('must be long enough and not one of the most common', async () => {
      const { AccessToken } = await createSignedInUser(identityOf());
      for (const ProposedPassword of ['short12', 'password1', 'Football1', 'iloveyou'])
        expect(
          await call(identityOf(), 'ChangePassword', {
            AccessToken,
            PreviousPassword: password,
            ProposedPassword,
          }),
        ).toMatchObject({ error: 'InvalidPasswordException' });
    });
  });

  describe('id tokens', () => {
    it('do not count the step of the hosted sign-in before the site gets its tokens', async () => {
      const email = await createConfirmedUser(identityOf());
      const caller = { address: '192.0.2.1', language: 'en', isHostedPage: true } as const;
      const { clientId: ClientId } = identityOf().settings;
      const AuthParameters = { USERNAME: email, PASSWORD: password };
      const body = { ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters };
      const step = await initiateAuth.run(identityOf().deps, body, caller);
      expect(step).not.toHaveProperty('AuthenticationResult.NewDeviceMetadata');
      const { IdToken } = tokensIn(await signInWith(identityOf(), email));
      expect(decodeJwt(IdToken)['registered_before']).toBeUndefined();
    });

    it('say who the account is and whether it is new', { tags: ['R3.04', 'R3.19', 'R3.22'] }, async () => {
      const { email, IdToken } = await createSignedInUser(identityOf());
      const first = decodeJwt(IdToken);
      expect(first['custom:appjobs_user_id']).toBe(`cognito|${first.sub}`);
      expect(first['registered_before']).toBeUndefined();
      const signedInAt = new Date(Number(first['auth_time']) * 1000);
      expect(first['loginDate']).toBe(signedInAt.toISOString().slice(0, 10));
      const again = (await signInWith(identityOf(), email)).body['AuthenticationResult'] as {
        IdToken: string;
      };
      expect(decodeJwt(again.IdToken)['registered_before']).toBe(true);
    });
  });
};
