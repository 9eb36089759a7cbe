import { tokenStorage } from '../../src/auth/amplify/tokenStorage.ts';
import { tokenClaims } from '../../src/auth/session/tokenClaims.ts';
import { fakeAmplify } from '../accountFixtures.ts';
import { entriesOf, prefix, type Identity, type Tokens } from './identity.ts';
import type { Network } from './network.ts';

/** Makes the fake Amplify store tokens where and when the real one does, with this service behind it. */
export const connectAmplify = (identity: Identity, network: Network): void => {
  const { amplify, emit } = fakeAmplify;
  const lastUser = () => tokenStorage.getItem(`${prefix}.LastAuthUser`);

  const store = async (id: string, tokens: Tokens): Promise<void> => {
    const user = String(tokens.idToken.payload['sub']);
    for (const [name = '', value = ''] of entriesOf(user, id, tokens))
      await tokenStorage.setItem(name, value);
  };
  const clear = async (): Promise<void> => {
    const user = await lastUser();
    for (const name of ['accessToken', 'idToken', 'refreshToken'])
      await tokenStorage.removeItem(`${prefix}.${user}.${name}`);
    await tokenStorage.removeItem(`${prefix}.LastAuthUser`);
  };
  const refreshToken = async () => tokenStorage.getItem(`${prefix}.${await lastUser()}.refreshToken`);

  let refreshing: Promise<Tokens> | null = null;
  const refresh = async (id: string): Promise<Tokens | null> => {
    // Amplify shares a running renewal, whoever asks.
    refreshing ??= network
      .send(() => identity.refresh(id))
      .finally(() => {
        refreshing = null;
      });
    try {
      const tokens = await refreshing;
      await store(String(tokens.idToken.payload['origin_jti']), tokens);
      return tokens;
    } catch (error) {
      await clear();
      emit('tokenRefresh_failure', { error });
      return null;
    }
  };
  const stored = async (): Promise<Tokens | null> => {
    const user = await lastUser();
    const read = async (name: string) => {
      const text = await tokenStorage.getItem(`${prefix}.${user}.${name}`);
      return text === null ? null : { payload: tokenClaims(text), toString: () => text };
    };
    const [accessToken, idToken] = [await read('accessToken'), await read('idToken')];
    return accessToken && idToken && { accessToken, idToken };
  };

  amplify.getTokens.mockImplementation(async (options?: { readonly forceRefresh: boolean }) => {
    const id = await refreshToken();
    return id !== null && options?.forceRefresh ? refresh(id) : stored();
  });
  amplify.signIn.mockImplementation(async ({ username }: { readonly username: string }) => {
    const { id, tokens } = await network.send(() => identity.signIn(username.replace('@example.org', '')));
    await store(id, tokens);
    emit('signedIn');
    return { nextStep: { signInStep: 'DONE' } };
  });
  amplify.fetchUserAttributes.mockImplementation(async () => {
    const id = (await stored())?.accessToken.payload['origin_jti'];
    return network.send(() => {
      const sub = identity.userOf(String(id));
      return { sub, email_verified: String(sub === 'ann') };
    });
  });
  amplify.signOutOfAmplify.mockImplementation(async () => {
    const id = await refreshToken();
    if (id !== null) await network.send(() => identity.revoke(id));
    await clear();
  });
};
