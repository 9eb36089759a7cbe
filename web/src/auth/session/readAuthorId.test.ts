import type { commitMutation, fetchQuery } from 'relay-runtime';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeAmplify, setUpAccount, tokens } from '../../../test/accountFixtures.ts';
import { authState, changeAuth, forgetAccount } from '../authStore.ts';
import { logIn } from '../login/logIn.ts';
import { readAuthorId } from './readAuthorId.ts';
import { sessionFields } from './tokens.ts';

vi.mock('../amplify/amplify.ts', async () => (await import('../../../test/accountFixtures.ts')).fakeAmplify);
const { amplify } = fakeAmplify;

vi.mock('react-relay', async (original) => ({
  ...(await original<object>()),
  commitMutation: vi.fn<typeof commitMutation>((_environment, { updater, onCompleted }) => {
    updater?.({ getRootField: () => null } as never, { initUser: { user: { authorId: 'from-login' } } });
    onCompleted?.({ payload: { userErrors: [] } }, null);
    return { dispose: () => undefined };
  }),
  fetchQuery: vi.fn<typeof fetchQuery>(),
}));
const fetched = vi.mocked((await import('react-relay')).fetchQuery);
let onFetch: () => void = () => undefined;

beforeEach(() => {
  localStorage.clear();
  forgetAccount();
  setUpAccount();
  onFetch = () => undefined;
  fetched.mockReset();
  fetched.mockImplementation((() => ({
    toPromise: () => {
      onFetch();
      return Promise.resolve({ viewer: { authorId: 'read', loginsCount: 1, metadata: null } });
    },
  })) as unknown as typeof fetchQuery);
  amplify.getTokens.mockResolvedValue(tokens({ email_verified: true }));
});

const authorId = () => authState().profile?.author_id;

describe('the id by which public reviews name the user', () => {
  it('is known after a login, and not asked for again', async () => {
    changeAuth({ authTrigger: 'signIn', shouldPostProcess: true });
    await logIn();
    expect(authorId()).toBe('from-login');
    fetched.mockClear();
    await readAuthorId();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is read for a session that began before the site stored it', async () => {
    changeAuth(sessionFields(tokens({ email_verified: true }), Date.now()) ?? {});
    expect(authorId()).toBeNull();
    await readAuthorId();
    expect(authorId()).toBe('read');
  });

  it('is not stored for somebody else who has logged in meanwhile', async () => {
    changeAuth(sessionFields(tokens({ sub: 'one', origin_jti: 'one' }), Date.now()) ?? {});
    onFetch = () =>
      changeAuth(sessionFields(tokens({ sub: 'other', origin_jti: 'other' }), Date.now()) ?? {});
    await readAuthorId();
    expect(authState().profile).toMatchObject({ user_id: 'other', author_id: null });
  });

  it('is not asked for a guest', async () => {
    await readAuthorId();
    expect(fetched).not.toHaveBeenCalled();
  });
});
