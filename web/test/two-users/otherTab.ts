import { guest } from '../../src/auth/authState.ts';
import { takeBack } from '../../src/auth/session/storedOfEnded.ts';
import { sessionFields } from '../../src/auth/session/tokens.ts';
import { entriesOf, prefix, type Identity, type Tokens } from './identity.ts';
import { secretOf } from './gateway.ts';

const stored = () =>
  JSON.parse(localStorage.getItem('auth') ?? 'null') as Readonly<Record<string, unknown>> | null;

/** Another tab of the same browser. It writes to the shared storage what the site does; the first tab hears of it later. */
export const createOtherTab = (identity: Identity, hear: () => void) => {
  const write = (user: string, id: string, tokens: Tokens): void => {
    for (const [name = '', value = ''] of entriesOf(user, id, tokens)) localStorage.setItem(name, value);
    localStorage.setItem('auth', JSON.stringify({ ...guest, ...sessionFields(tokens, Date.now()) }));
    hear();
  };
  const removeTokens = (): void =>
    Object.keys(localStorage)
      .filter((name) => name.startsWith(prefix))
      .forEach((name) => localStorage.removeItem(name));
  const isGuest = () => (stored()?.['idToken'] ?? null) === null;
  return {
    isGuest,
    signIn: (user: string): void => {
      removeTokens();
      takeBack(user);
      const { id, tokens } = identity.signIn(user);
      write(user, id, tokens);
      localStorage.setItem('directApply', secretOf(user));
    },
    signOut: (): void => {
      const user = localStorage.getItem(`${prefix}.LastAuthUser`);
      const id = localStorage.getItem(`${prefix}.${user}.refreshToken`);
      if (id !== null) identity.revoke(id);
      removeTokens();
      localStorage.removeItem('directApply');
      localStorage.setItem('auth', JSON.stringify(guest));
      hear();
    },
  };
};
