import type { commitMutation, fetchQuery } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { removeAccountEntries } from '../../browser/storage/accountEntries.ts';
import type { StoredOffer } from '../stored-offers/storedOffers.ts';
import { savedOffers as maxOfAccount } from '../../../../schema/limits.json';
import { savedOffers } from './savedOffers.ts';
import { syncedOffers } from './syncSavedOffers.ts';

vi.mock('react-relay', async (original) => ({
  ...(await original<object>()),
  commitMutation: vi.fn<typeof commitMutation>(),
  fetchQuery: vi.fn<typeof fetchQuery>(),
}));
const relay = await import('react-relay');

interface Change {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** The saved offers of the account, the latest first. */
let account: string[] = [];
let changes: Change[] = [];
let reads = 0;
let isOffline = false;
/** What the service refuses for good. */
let bad: readonly string[] = [];
let code = 'INVALID';
let meanwhile = (): void => undefined;
let meanwhileSent = (): void => undefined;

const environment = createMockEnvironment();
const sync = (options?: { readonly reads: boolean }) => syncedOffers.sync(environment, options);
const offer = (id: string): StoredOffer => ({
  id,
  place: `vienna/${id}`,
  partner: id,
  city: 'Vienna',
  logo: id,
});
const node = (id: string) => ({
  id,
  city: { name: 'Vienna', slug: 'vienna' },
  partner: { name: id, orgSlug: id, slug: id },
});
const save = (...ids: string[]) => ids.forEach((id) => savedOffers.put(offer(id)));
const ids = () => savedOffers.get().map(({ id }) => id);

beforeEach(() => {
  removeAccountEntries();
  savedOffers.set([]);
  localStorage.clear();
  account = [];
  changes = [];
  reads = 0;
  isOffline = false;
  bad = [];
  code = 'INVALID';
  meanwhile = () => undefined;
  meanwhileSent = () => undefined;
  vi.mocked(relay.commitMutation).mockImplementation((_environment, config) => {
    const { add, remove } = (config.variables as { input: Change }).input;
    changes.push({ add, remove });
    meanwhileSent();
    if (isOffline) config.onError?.(new Error('Offline.'));
    else {
      const kept = account.filter((id) => !remove.includes(id));
      const changed = [...add.filter((id) => !kept.includes(id)), ...kept];
      const isFull = changed.length > maxOfAccount;
      const isRefused = [...add, ...remove].some((id) => bad.includes(id));
      if (!isRefused && !isFull) account = changed;
      const refusal = { code: isRefused ? code : 'TOO_MANY', message: 'Refused.' };
      const userErrors = isRefused || isFull ? [refusal] : [];
      if (isRefused && code === 'BAD_USER_INPUT')
        config.onCompleted?.(
          { changeSavedOffers: null } as never,
          [{ message: 'This is not an id of a JobOffer', extensions: { code } }] as never,
        );
      else config.onCompleted?.({ changeSavedOffers: { userErrors } } as never, null);
    }
    return { dispose: () => undefined };
  });
  vi.mocked(relay.fetchQuery).mockImplementation(((
    _environment: unknown,
    _query: unknown,
    { first = 100, page = 1 }: { first?: number; page?: number },
  ) => ({
    toPromise: () => {
      reads += 1;
      meanwhile();
      if (isOffline) return Promise.reject(new Error('Offline.'));
      const edges = account.slice(first * (page - 1), first * page).map((id) => ({ node: node(id) }));
      return Promise.resolve({ viewer: { savedOffers: { edges, totalCount: account.length } } });
    },
  })) as unknown as typeof fetchQuery);
});

describe('the saved offers of a user', () => {
  it('are merged once with those of the account after a login', async () => {
    save('a', 'b');
    account = ['c', 'a'];
    await sync();
    expect(changes).toEqual([{ add: ['b', 'a'], remove: [] }]);
    expect(ids()).toEqual(['b', 'c', 'a']);
    expect(localStorage.getItem('syncedOffers')).toBe(localStorage.getItem('savedOffers'));
    await sync();
    expect(changes).toHaveLength(1);
    expect(reads).toBe(1);
  });

  it('are those of the account in a browser without any', async () => {
    account = ['c', 'a'];
    await sync();
    expect(changes).toEqual([]);
    expect(ids()).toEqual(['c', 'a']);
  });

  it('are changed in the account by the difference, without reading it', async () => {
    account = ['c', 'a'];
    await sync();
    save('d');
    savedOffers.remove('a');
    await sync();
    expect(changes).toEqual([{ add: ['d'], remove: ['a'] }]);
    expect(account).toEqual(['d', 'c']);
    expect(reads).toBe(1);
  });

  it('include what another tab has just stored, of which this tab has not been told', async () => {
    account = ['c', 'a'];
    await sync();
    const storeElsewhere = (...names: string[]) =>
      localStorage.setItem('savedOffers', JSON.stringify(names.map(offer)));
    storeElsewhere('d', 'c', 'a');
    await sync();
    expect(account).toEqual(['d', 'c', 'a']);
    meanwhile = () => storeElsewhere('e', 'd', 'a');
    await sync({ reads: true });
    expect(ids()).toEqual(['e', 'd', 'a']);
    meanwhile = () => undefined;
    await sync();
    expect(account).toEqual(['e', 'd', 'a']);
  });

  it('leave nothing in the browser when the user signs out before the account has answered', async () => {
    account = ['c', 'a'];
    meanwhile = removeAccountEntries;
    await sync();
    expect(ids()).toEqual([]);
    expect(localStorage.getItem('syncedOffers')).toBeNull();
    meanwhile = () => undefined;
    await sync();
    expect(ids()).toEqual(['c', 'a']);
    save('d');
    meanwhileSent = removeAccountEntries;
    await sync();
    expect(account).toEqual(['d', 'c', 'a']);
    expect(ids()).toEqual([]);
    // At the next login, this would be taken for a removal of the others.
    expect(localStorage.getItem('syncedOffers')).toBeNull();
  });

  it('follow changes of another browser when they are read', async () => {
    account = ['c', 'a'];
    await sync();
    account = ['x', 'c'];
    save('d');
    await sync({ reads: true });
    expect(ids()).toEqual(['d', 'x', 'c']);
    expect(account).toEqual(['d', 'x', 'c']);
  });

  it.each(['offline', 'limited'])(
    'stay in the browser while the account is %s, and are sent later',
    async (how) => {
      await sync();
      save('a');
      isOffline = how === 'offline';
      code = 'TOO_MANY_REQUESTS';
      bad = how === 'limited' ? ['a'] : [];
      await expect(sync()).rejects.toThrow(how === 'offline' ? 'Offline.' : 'Refused.');
      expect(ids()).toEqual(['a']);
      isOffline = false;
      bad = [];
      await sync();
      expect(account).toEqual(['a']);
      expect(changes).toHaveLength(2);
    },
  );

  it.each(['INVALID', 'NOT_FOUND', 'REFUSED', 'BAD_USER_INPUT'])(
    'leave out what the account refuses with %s, which is not sent again, and keep the others',
    async (how) => {
      account = ['old', 'older', 'oldest'];
      await sync();
      code = how;
      bad = ['b', 'e', 'older'];
      savedOffers.remove('older');
      savedOffers.remove('oldest');
      save('a', 'b', 'c', 'd', 'e', 'f');
      expect(await sync()).toEqual({ noRoom: 0, refused: 3 });
      expect(account).toEqual(['f', 'd', 'c', 'a', 'old', 'older']);
      expect(ids()).toEqual(account);
      expect(syncedOffers.isInSync()).toBe(true);
      const sent = changes.length;
      expect(await sync()).toEqual({ noRoom: 0, refused: 0 });
      expect(changes).toHaveLength(sent);
    },
  );

  it('stay in the browser as far as the account has no room for them, the newest first into the account', async () => {
    const others = Array.from({ length: maxOfAccount - 1 }, (_, at) => `other-${at}`);
    account = others;
    save('oldest', 'older', 'newest');
    expect(await sync()).toEqual({ noRoom: 2, refused: 0 });
    expect(account).toEqual(['newest', ...others]);
    expect(ids()).toEqual(['older', 'oldest', 'newest', ...others.slice(0, 97)]);

    expect(syncedOffers.isInSync()).toBe(true);
    expect(await sync({ reads: true })).toEqual({ noRoom: 0, refused: 0 });
    expect(ids().slice(0, 3)).toEqual(['older', 'oldest', 'newest']);

    savedOffers.remove('other-0');
    expect(syncedOffers.isInSync()).toBe(false);
    expect(await sync()).toEqual({ noRoom: 0, refused: 0 });
    expect(account).toEqual(['older', 'newest', ...others.slice(1)]);
    expect(ids().slice(0, 3)).toEqual(['oldest', 'older', 'newest']);

    savedOffers.remove('oldest');
    await sync();
    expect(syncedOffers.isInSync()).toBe(true);
    expect(account).toHaveLength(maxOfAccount);
    expect(await sync({ reads: true })).toEqual({ noRoom: 0, refused: 0 });
    expect(ids()).toEqual(account.slice(0, 100));
  });

  it('find room among all offers of a full account, not only the newest', async () => {
    account = ['old', 'older', 'oldest'];
    await sync();
    // Another browser fills the account, so that these are the last ones there.
    account = [...Array.from({ length: maxOfAccount - 3 }, (_, at) => `other-${at}`), ...account];
    save('new');
    savedOffers.remove('older');
    expect(await sync()).toEqual({ noRoom: 0, refused: 0 });
    expect(account).toHaveLength(maxOfAccount);
    expect(account).toContain('new');
    expect(account).not.toContain('older');

    account = [...account.filter((id) => id !== 'new'), 'known'];
    localStorage.clear();
    savedOffers.set([]);
    save('known', 'another');
    expect(await sync()).toEqual({ noRoom: 1, refused: 0 });
    expect(account).toHaveLength(maxOfAccount);
    expect(ids()[0]).toBe('another');
  });

  it('keep a change made while the account is read, and send it next', async () => {
    save('a');
    account = ['c'];
    meanwhile = () => {
      save('b');
      savedOffers.remove('a');
    };
    await sync();
    expect(ids()).toEqual(['b', 'c']);
    meanwhile = () => undefined;
    await sync();
    expect(account).toEqual(['b', 'c']);
  });

  it('are merged once by several callers at a time', async () => {
    save('a');
    await Promise.all([sync(), sync(), sync()]);
    expect(changes).toEqual([{ add: ['a'], remove: [] }]);
    expect(reads).toBe(1);
  });

  it('are forgotten at a log-out, and read again after the next login', async () => {
    save('a');
    await sync();
    removeAccountEntries();
    savedOffers.set([]);
    localStorage.clear();
    account = ['z'];
    await sync();
    expect(ids()).toEqual(['z']);
    expect(account).toEqual(['z']);
  });
});
