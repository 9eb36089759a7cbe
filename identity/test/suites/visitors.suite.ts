import { describe, expect, it } from 'vitest';
import { call } from '../call.ts';
import { createSignedInUser } from '../testUsers.ts';
import type { IdentityOf } from './identityOf.ts';

export const visitorsSuite = (identityOf: IdentityOf): void => {
  const pool = (operation: string, body: object) =>
    call(identityOf(), operation, body, { service: 'AWSCognitoIdentityService' });

  describe('the identity pool', () => {
    it(
      'gives credentials to visitors and users, each for their own identity only',
      { tags: ['R6.02'] },
      async () => {
        const { identityPoolId: IdentityPoolId, origin } = identityOf().deps.settings;
        const loginsOf = ({ IdToken }: { readonly IdToken: string }) => ({
          Logins: { [`${origin.replace('http://', '')}/us-east-1_Embedded1`]: IdToken },
        });
        const guest = (await pool('GetId', { IdentityPoolId })).body['IdentityId'];
        expect(await pool('GetCredentialsForIdentity', { IdentityId: guest })).toMatchObject({
          body: { IdentityId: guest, Credentials: { SecretKey: expect.any(String) as string } },
        });
        const one = loginsOf(await createSignedInUser(identityOf()));
        const other = loginsOf(await createSignedInUser(identityOf()));
        const own = (await pool('GetId', { IdentityPoolId, ...one })).body['IdentityId'];
        expect((await pool('GetId', { IdentityPoolId, ...one })).body['IdentityId']).toBe(own);
        const merged = await pool('GetCredentialsForIdentity', { IdentityId: guest, ...one });
        expect(merged.body['IdentityId']).toBe(own);
        // What has become of the account is for the operations to say, which aws-amplify calls next.
        const gone = await createSignedInUser(identityOf());
        await call(identityOf(), 'DeleteUser', { AccessToken: gone.AccessToken });
        expect(await pool('GetId', { IdentityPoolId, ...loginsOf(gone) })).toMatchObject({ status: 200 });
        for (const body of [
          { IdentityId: own },
          { IdentityId: own, ...other },
          { IdentityId: 'us-east-1:00000000-0000-8000-8000-000000000000' },
        ])
          expect(await pool('GetCredentialsForIdentity', body)).toMatchObject({
            error: 'NotAuthorizedException',
          });
        expect(await pool('GetId', { IdentityPoolId: 'us-east-1:other' })).toMatchObject({
          error: 'ResourceNotFoundException',
        });
      },
    );
  });
};
