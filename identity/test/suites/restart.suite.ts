import { describe, expect, it } from 'vitest';
import { call } from '../call.ts';
import { createConfirmedUser, password, createUnconfirmedUser } from '../testUsers.ts';
import { startTestIdentity } from '../startTestIdentity.ts';
import type { IdentityOf } from './identityOf.ts';

export const restartSuite = (identityOf: IdentityOf): void => {
  describe('another process on the same database', () => {
    it('continues where the killed one stopped', async () => {
      const [email, name] = [
        await createUnconfirmedUser(identityOf()),
        await createConfirmedUser(identityOf()),
      ];
      const flow = { AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME: name } };
      const { Session } = (await call(identityOf(), 'InitiateAuth', flow)).body;
      const next = await startTestIdentity({}, identityOf().deps.database);
      try {
        const ConfirmationCode = await identityOf().codeTo(email);
        expect(await call(next, 'ConfirmSignUp', { Username: email, ConfirmationCode })).toMatchObject({
          status: 200,
        });
        const code = await identityOf().codeTo(name);
        const answered = await call(next, 'RespondToAuthChallenge', {
          ChallengeName: 'CUSTOM_CHALLENGE',
          Session,
          ChallengeResponses: { USERNAME: name, ANSWER: code },
        });
        expect(answered).toMatchObject({ status: 200 });
        const signedIn = await call(next, 'InitiateAuth', {
          AuthFlow: 'USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: email, PASSWORD: password },
        });
        expect(signedIn).toMatchObject({ status: 200 });
      } finally {
        await next.stop();
      }
    });
  });
};
