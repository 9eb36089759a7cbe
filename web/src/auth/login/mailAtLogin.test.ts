import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeAmplify, setUpAccount, tokens } from '../../../test/accountFixtures.ts';
import { authState, changeAuth, forgetAccount } from '../authStore.ts';
import { bearerHeader } from '../bearerHeader.ts';
import { addRequestHeaders } from '../../relay/requestHeaders.ts';
import { sessionFields } from '../session/tokens.ts';
import { tokenClaims } from '../session/tokenClaims.ts';
import { logIn } from './logIn.ts';

vi.mock('../amplify/amplify.ts', async () => (await import('../../../test/accountFixtures.ts')).fakeAmplify);
const { amplify } = fakeAmplify;

/** Accounts with the same address: the user of an email account, and one whom a provider signs in. */
const [own, other] = [tokens({ sub: 'own' }), tokens({ sub: 'other' })];
/** Whose link was mailed. */
let mailedTo: unknown[] = [];
let onMail: () => void = () => undefined;

/** Without a token the services choose the account of the provider. */
const answerMail: typeof fetch = async (_url, init) => {
  const authorization = new Headers(init?.headers).get('authorization');
  mailedTo.push(authorization === null ? 'other' : tokenClaims(authorization)['sub']);
  onMail();
  return Response.json({ data: { verifyEmailSend: { userErrors: [] } } });
};

afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  localStorage.clear();
  forgetAccount();
  setUpAccount();
  addRequestHeaders(bearerHeader);
  vi.stubGlobal('fetch', answerMail);
  mailedTo = [];
  onMail = () => undefined;
  amplify.getTokens.mockResolvedValue(own);
  amplify.updateUserAttributes.mockReset();
});

describe('the verification mail that a login sends', () => {
  it(
    'is for the account that logs in, not for another one with the address',
    { tags: ['R4.47'] },
    async () => {
      await logIn();
      expect(mailedTo).toEqual(['own']);
      expect(amplify.updateUserAttributes).toHaveBeenCalledTimes(1);
      expect(authState().profile).toMatchObject({
        user_id: 'own',
        'custom:verify_email_send': expect.any(String),
      });
    },
  );

  it('is not for the user whom the browser still knows', async () => {
    changeAuth(sessionFields(other, Date.now()) ?? {});
    await logIn();
    expect(mailedTo).toEqual(['own']);
  });

  it.each([
    ['signed out', null],
    ['signed in as another user', other],
  ])('marks no account and signs nobody in if another tab has %s meanwhile', async (_what, held) => {
    onMail = () => amplify.getTokens.mockResolvedValue(held);
    await expect(logIn()).rejects.toThrow('The user has left during the login.');
    expect(mailedTo).toEqual(['own']);
    expect(amplify.updateUserAttributes).not.toHaveBeenCalled();
    expect(authState()).toMatchObject({ idToken: null, isProcessing: false });
  });
});
