import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../services/src/db/schema/language.ts';
import { userMetadata, users } from '../../../services/src/db/schema/user.ts';
import { listMails } from '../../../services/src/mail/mailStore.ts';
import { findByName } from '../../users/users.ts';
import { call, tokensIn } from '../call.ts';
import {
  createConfirmedUser,
  createSignedInUser,
  createUnconfirmedUser,
  signInWith,
  wrongCode,
} from '../testUsers.ts';
import type { IdentityOf } from './identityOf.ts';

export const changedAddressSuite = (identityOf: IdentityOf): void => {
  const change = (AccessToken: unknown, Value: string) =>
    call(identityOf(), 'UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name: 'email', Value }] });
  const verify = (AccessToken: unknown, Code: string) =>
    call(identityOf(), 'VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code });
  const noticesTo = async (address: string) =>
    (await listMails(identityOf().deps.database)).filter(
      ({ recipient, kind }) => recipient === address && kind === 'emailChanged',
    );
  const claimsOf = async (RefreshToken: unknown) => {
    const { IdToken } = tokensIn(await call(identityOf(), 'GetTokensFromRefreshToken', { RefreshToken }));
    return JSON.parse(Buffer.from(String(IdToken).split('.')[1] ?? '', 'base64url').toString()) as object;
  };
  const freshAddress = () => `new-${randomUUID()}@example.org`;

  describe('a changed mail address', () => {
    it('takes effect with its code, for new tokens, the log-in and the notice to the former one', async () => {
      const { email, AccessToken, RefreshToken } = await createSignedInUser(identityOf());
      const address = freshAddress();
      const [, local = ''] = /^(.)/.exec(address) ?? [];
      expect((await change(AccessToken, address)).body).toEqual({
        CodeDeliveryDetailsList: [
          { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: `${local}***@e***` },
        ],
      });
      const code = await identityOf().codeTo(address);
      expect(await verify(AccessToken, wrongCode(code))).toMatchObject({ error: 'CodeMismatchException' });
      expect(await claimsOf(RefreshToken)).toMatchObject({ email });
      expect(await noticesTo(email)).toEqual([]);
      expect(await verify(AccessToken, code)).toMatchObject({ status: 200 });
      expect(await verify(AccessToken, code)).toMatchObject({ error: 'ExpiredCodeException' });
      expect(await claimsOf(RefreshToken)).toMatchObject({ email: address, email_verified: true });
      expect(await signInWith(identityOf(), address)).toMatchObject({ status: 200 });
      expect(await signInWith(identityOf(), email)).toMatchObject({ error: 'NotAuthorizedException' });
      expect(await noticesTo(email)).toHaveLength(1);
    });

    it('is reported in the language of the profile', async () => {
      const { email, AccessToken } = await createSignedInUser(identityOf());
      const { database } = identityOf().deps;
      const id = (await findByName(database, email))?.id ?? '';
      await database.orm.insert(users).values({ id, email, createdAt: new Date() });
      const swedish = { code: 'sv', name: 'Svenska', title: 'Swedish', application: true };
      await database.orm.insert(languages).values(swedish).onConflictDoNothing();
      await database.orm.insert(userMetadata).values({ userId: id, language: 'sv' });
      const address = freshAddress();
      await change(AccessToken, address);
      await verify(AccessToken, await identityOf().codeTo(address));
      expect((await noticesTo(email)).map(({ subject }) => subject)).toEqual([
        'E-postadressen till ditt konto hos Citygigs har ändrats',
      ]);
    });

    it('in other capitals is the same address, of which nobody needs to be told', async () => {
      const { email, AccessToken } = await createSignedInUser(identityOf());
      const typed = email.toUpperCase();
      await change(AccessToken, typed);
      expect(await verify(AccessToken, await identityOf().codeTo(typed))).toMatchObject({ status: 200 });
      expect(await noticesTo(email)).toEqual([]);
      expect(await signInWith(identityOf(), email)).toMatchObject({ status: 200 });
    });

    it('does not tell whether another account has it until its code is entered', async () => {
      const taken = await createConfirmedUser(identityOf());
      const { email, AccessToken } = await createSignedInUser(identityOf());
      const answer = await change(AccessToken, taken);
      expect(answer.body).toEqual((await change(AccessToken, `kim-${randomUUID()}@example.org`)).body);
      await change(AccessToken, taken);
      const code = await identityOf().codeTo(taken);
      expect(await verify(AccessToken, wrongCode(code))).toMatchObject({ error: 'CodeMismatchException' });
      expect(await verify(AccessToken, code)).toMatchObject({ error: 'AliasExistsException' });
      expect(await signInWith(identityOf(), email)).toMatchObject({ status: 200 });
      expect(await noticesTo(email)).toEqual([]);
    });

    it('is not held by a sign-up that nobody has confirmed', async () => {
      const held = await createUnconfirmedUser(identityOf());
      const { email, AccessToken } = await createSignedInUser(identityOf());
      const { id } = (await findByName(identityOf().deps.database, email)) ?? {};
      await change(AccessToken, held);
      expect(await verify(AccessToken, await identityOf().codeTo(held))).toMatchObject({ status: 200 });
      expect(await findByName(identityOf().deps.database, held)).toMatchObject({ id, status: 'CONFIRMED' });
    });
  });
};
