import { describe, expect, it } from 'vitest';
import { prime } from '../../srp/group.ts';
import { numberOf } from '../../srp/numbers.ts';
import { poolNameOf } from '../../settings.ts';
import { call, parametersIn } from '../call.ts';
import { createConfirmedUser, password, prolongLocks } from '../testUsers.ts';
import { srpClient } from '../srpClient.ts';
import type { IdentityOf } from './identityOf.ts';

export const srpSuite = (identityOf: IdentityOf): void => {
  const start = (name: string, clientValue: string) =>
    call(identityOf(), 'InitiateAuth', {
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: name, SRP_A: clientValue },
    });

  const answer = (ChallengeResponses: object) =>
    call(identityOf(), 'RespondToAuthChallenge', { ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses });

  const ownerOf = (parameters: Record<string, string>) => ({
    group: poolNameOf(identityOf().settings),
    id: parameters['USER_ID_FOR_SRP'] ?? '',
  });

  const proofFor = async (name: string, secret: string, now?: Date) => {
    const { clientValue, prove } = srpClient();
    const parameters = parametersIn(await start(name, clientValue));
    return prove(ownerOf(parameters), secret, parameters, now);
  };

  describe('SRP', () => {
    it('rejects client values with which the result would not depend on the password', async () => {
      const email = await createConfirmedUser(identityOf());
      for (const value of ['0', prime.toString(16), (2n * prime).toString(16), 'xyz', '', 'f'.repeat(771)])
        expect(await start(email, value)).toMatchObject({ error: 'InvalidParameterException' });
    });

    it('accepts a correct proof once, and no wrong or old one', async () => {
      const email = await createConfirmedUser(identityOf());
      const proof = await proofFor(email, password);
      expect(await answer(proof)).toMatchObject({ status: 200 });
      expect(await answer(proof)).toMatchObject({ error: 'NotAuthorizedException' });
      const wrong = await proofFor(email, 'wrong-otter-42');
      expect(await answer(wrong)).toMatchObject({ message: 'Incorrect username or password.' });
      const old = await proofFor(email, password, new Date(Date.now() - 25 * 3_600_000));
      expect(await answer(old)).toMatchObject({ message: 'Incorrect username or password.' });
    });

    it('accepts one of several simultaneous uses of a proof', async () => {
      const email = await createConfirmedUser(identityOf());
      const proof = await proofFor(email, password);
      const answers = await Promise.all([answer(proof), answer(proof), answer(proof)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it("does not accept a proof for another user's account", async () => {
      const [own, other] = [await createConfirmedUser(identityOf()), await createConfirmedUser(identityOf())];
      const proof = await proofFor(own, password);
      expect(await answer({ ...proof, USERNAME: other })).toMatchObject({ error: 'NotAuthorizedException' });
    });

    it('answers the same for a name without an account, even after many attempts', async () => {
      const known = await createConfirmedUser(identityOf());
      const unknown = `nobody-${known}`;
      const shape = async (name: string) => {
        const parameters = parametersIn(await start(name, srpClient(numberOf(Buffer.from('7'))).clientValue));
        return {
          names: Object.keys(parameters).sort(),
          id: parameters['USERNAME']?.replaceAll(/[0-9a-f]/g, 'x'),
          isStable: parameters['SALT'] === parametersIn(await start(name, '2'))['SALT'],
        };
      };
      const [shapeOfKnown, shapeOfUnknown] = [await shape(known), await shape(unknown)];
      expect(shapeOfUnknown.names).toEqual(shapeOfKnown.names);
      expect(shapeOfUnknown.isStable).toBe(true);
      expect(shapeOfUnknown.id?.length).toBe(shapeOfKnown.id?.length);
      const messages = async (name: string) => {
        const found = [];
        for (let attempt = 0; attempt < 7; attempt += 1) {
          found.push((await answer(await proofFor(name, 'wrong-otter-42'))).message);
          await prolongLocks(identityOf());
        }
        return found;
      };
      const ofKnown = await messages(known);
      expect(ofKnown.at(-1)).toBe('Password attempts exceeded');
      expect(await messages(unknown)).toEqual(ofKnown);
    });
  });
};
