import { describe, expect, it, vi } from 'vitest';
import { createVerifier } from '../../srp/verifier.ts';
import { unknownId } from '../../passwords/unknownAccount.ts';
import { call, parametersIn } from '../call.ts';
import { createConfirmedUser, password } from '../testUsers.ts';
import type { IdentityOf } from './identityOf.ts';

/** Attempts to learn whether a name has an account. */
export const unknownAccountsSuite = (identityOf: IdentityOf): void => {
  const start = async (USERNAME: string) => {
    const AuthParameters = { USERNAME, SRP_A: '2' };
    return parametersIn(
      await call(identityOf(), 'InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters }),
    );
  };

  describe('a name without an account', () => {
    it('has an id that can be sent back as a name, like that of an account', async () => {
      const known = await createConfirmedUser(identityOf());
      for (const name of [known, `nobody-${known}`]) {
        const { USER_ID_FOR_SRP: id = '', SALT: salt } = await start(name);
        expect(await start(id)).toMatchObject({ USERNAME: id, USER_ID_FOR_SRP: id, SALT: salt });
        for (const operation of ['ForgotPassword', 'ResendConfirmationCode'])
          expect((await call(identityOf(), operation, { Username: id })).body).toMatchObject({
            CodeDeliveryDetails: { Destination: '***@***' },
          });
        const flow = { AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME: id } };
        expect(parametersIn(await call(identityOf(), 'InitiateAuth', flow))).toMatchObject({
          USERNAME: id,
          destination: '***@***',
        });
      }
    });

    it('has an id with each digit that random ids have there', () => {
      const ids = Array.from({ length: 100 }, (_none, index) =>
        unknownId(identityOf().deps, `name ${index}`),
      );
      expect(new Set(ids.map((id) => id.charAt(19)))).toEqual(new Set(['8', '9', 'a', 'b']));
      for (const id of ids) expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
      expect(ids.map((id) => unknownId(identityOf().deps, id))).toEqual(ids);
    });

    it('has a salt as long as every other', () => {
      const owner = { group: 'pool', id: 'id' };
      const salts = Array.from({ length: 40 }, () => createVerifier(owner, password).salt);
      expect(new Set(salts.map(({ length }) => length))).toEqual(new Set([32]));
    });

    it('takes the same queries when a code is tried', async () => {
      const { orm } = identityOf().deps.database;
      const known = await createConfirmedUser(identityOf());
      const update = vi.spyOn(orm, 'update');
      const ConfirmationCode = '000000';
      for (const [operation, body] of [
        ['ConfirmForgotPassword', { ConfirmationCode, Password: password }],
        ['ConfirmSignUp', { ConfirmationCode }],
      ] as const) {
        const updates = [];
        for (const Username of [known, `nobody-${known}`]) {
          update.mockClear();
          await call(identityOf(), operation, { Username, ...body });
          updates.push(update.mock.calls.length);
        }
        expect(updates).toEqual([1, 1]);
      }
      update.mockRestore();
    });
  });
};
