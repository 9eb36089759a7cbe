import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { isClosed } from '../../../services/src/identity/closedAccounts.ts';
import { mails } from '../../../services/src/db/schema/mail.ts';
import { pageViews } from '../../../services/src/db/schema/pageView.ts';
import { userMetadata, users } from '../../../services/src/db/schema/user.ts';
import { tablesWith } from '../../../services/test/tablesWith.ts';
import { call } from '../call.ts';
import { createSignedInUser, signInWith } from '../testUsers.ts';
import type { IdentityOf } from './identityOf.ts';

export const deletedAccountsSuite = (identityOf: IdentityOf): void => {
  describe('a deleted account', () => {
    it('also deletes what the services store about its user', { tags: ['R7.35'] }, async () => {
      const { orm } = identityOf().deps.database;
      const { email, AccessToken, IdToken } = await createSignedInUser(identityOf());
      const { sub: id = '', auth_time: signedInAt } = decodeJwt<{ auth_time: number }>(IdToken);
      const createdAt = new Date();
      await orm.insert(users).values({ id, email, createdAt });
      await orm.insert(userMetadata).values({ userId: id, givenName: 'Kim' });
      await orm.insert(pageViews).values({ id: randomUUID(), userId: id, url: '/', type: 'home', createdAt });
      // Leaves a code, an open challenge and a count of failures.
      await call(identityOf(), 'ForgotPassword', { Username: email });
      const AuthParameters = { USERNAME: email, SRP_A: '2' };
      await call(identityOf(), 'InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters });
      await signInWith(identityOf(), email, 'wrong-otter-42');
      expect(await tablesWith(identityOf().deps.database, [id, email])).toEqual([
        'identity_challenges',
        'identity_codes',
        'identity_devices',
        'identity_grants',
        'identity_lockouts',
        'identity_users',
        'known_networks',
        'mails',
        'page_views',
        'user_metadata',
        'users',
      ]);
      expect(await call(identityOf(), 'DeleteUser', { AccessToken })).toMatchObject({ status: 200 });
      expect(await tablesWith(identityOf().deps.database, [id, email])).toEqual([]);
      expect(await isClosed(orm, { id, signedInAt })).toBe(true);
    });

    it('leaves the mails to an address that its user never verified', async () => {
      const { orm } = identityOf().deps.database;
      const Username = `kim-${randomUUID()}@confirmed.example`;
      await call(identityOf(), 'SignUp', { Username, Password: 'sturdy-otter-42' });
      const { body } = await signInWith(identityOf(), Username);
      const { AccessToken } = body['AuthenticationResult'] as { AccessToken: string };
      await call(identityOf(), 'ForgotPassword', { Username });
      await call(identityOf(), 'DeleteUser', { AccessToken });
      expect(await orm.$count(mails, sql`recipient = ${Username}`)).toBe(1);
    });
  });
};
