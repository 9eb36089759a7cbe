import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setUpAccount, tokens } from '../../../test/accountFixtures.ts';
import { authSetup } from '../authSetup.ts';
import { guest } from '../authState.ts';
import { changeAuth } from '../authStore.ts';
import { sessionFields } from '../session/tokens.ts';
import { startAuth } from '../startAuth.ts';

vi.mock('../session/runSession.ts', () => ({ runSession: () => Promise.resolve() }));

const hourS = 3600;
const signedIn = (issuedAt: number) => sessionFields(tokens({}, issuedAt), issuedAt * 1000) ?? {};
const nowS = () => Math.floor(Date.now() / 1000);

/** Whether a page that is opened in the tab still knows the mails that a guest switched on there before. */
const keepsWish = (address: string): boolean => {
  window.history.replaceState({}, '', address);
  sessionStorage.setItem('alertAfterLogin', 'search');
  startAuth(authSetup());
  return sessionStorage.getItem('alertAfterLogin') !== null;
};

beforeEach(() => {
  sessionStorage.clear();
  setUpAccount();
  changeAuth(guest);
});

describe('what a guest wished', () => {
  it('wait for the sign-in on the hosted page, also when it has failed and can be repeated', () => {
    expect(keepsWish('/?code=c&state=s')).toBe(true);
    expect(keepsWish('/?error=access_denied&state=s')).toBe(true);
  });

  it('are forgotten when the tab comes back from the hosted page in another way', () => {
    expect(keepsWish('/')).toBe(false);
    expect(keepsWish('/my-desk/saved?code=c')).toBe(false);
  });

  it('are forgotten also when the token of the visitor has expired', () => {
    changeAuth(signedIn(nowS() - 2 * hourS));
    expect(keepsWish('/')).toBe(false);
  });

  it('stay once the guest has signed in, until they are switched on', () => {
    changeAuth(signedIn(nowS()));
    expect(keepsWish('/')).toBe(true);
  });
});
