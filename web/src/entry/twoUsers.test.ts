import { createOperationDescriptor, getRequest, type Environment } from 'relay-runtime';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isWholeMatrix } from '../../../server/test/isWholeMatrix.ts';
import viewerQuery from '../__generated__/accountCallsViewerQuery.graphql.ts';
import { fakeAmplify } from '../../test/accountFixtures.ts';
import { createDiscardedTab } from '../../test/two-users/discardedTab.ts';
import { createGateway, secretOf } from '../../test/two-users/gateway.ts';
import { createIdentity } from '../../test/two-users/identity.ts';
import { randomFrom } from '../../test/randomFrom.ts';
import { createNetwork } from '../../test/two-users/network.ts';
import { createOtherTab } from '../../test/two-users/otherTab.ts';
import { connectAmplify } from '../../test/two-users/twoUsersAmplify.ts';
import { signIn } from '../auth/account/signIn.ts';
import { signOut } from '../auth/account/signOut.ts';
import { authState, changeAuth, forgetAccount } from '../auth/authStore.ts';
import { authSetup, setUpAuth } from '../auth/authSetup.ts';
import { bearerHeader } from '../auth/bearerHeader.ts';
import { fetchAccount, updateMetadata } from '../auth/login/accountCalls.ts';
import { loadAmplify } from '../auth/loadAmplify.ts';
import { renewTokens } from '../auth/renewal.ts';
import { checkSession } from '../auth/session/runSession.ts';
import { tokenClaims } from '../auth/session/tokenClaims.ts';
import { watchAccount } from '../auth/session/watchAccount.ts';
import { setReportDelivery } from '../browser/reportError.ts';
import { embeddedAuth } from '../config/AuthConfig.ts';
import { addRequestHeaders } from '../relay/requestHeaders.ts';
import { sendFromBrowser } from '../relay/sendFromBrowser.ts';
import { accountEnvironment } from './account/accountEnvironment.ts';

vi.mock(
  '../auth/amplify/amplify.ts',
  async () => (await import('../../test/accountFixtures.ts')).fakeAmplify,
);
vi.mock('aws-amplify/utils', () => ({
  defaultStorage: {
    getItem: (name: string) => Promise.resolve(localStorage.getItem(name)),
    setItem: (name: string, value: string) => Promise.resolve(localStorage.setItem(name, value)),
    removeItem: (name: string) => Promise.resolve(localStorage.removeItem(name)),
  },
}));

const interleavings = isWholeMatrix ? 1000 : 250;
const stepsEach = 30;
const people = ['ann', 'ben'];

const network = createNetwork();
const identity = createIdentity();
const gateway = createGateway(identity, network);
/** The changes in the other tab of which this tab has not heard yet. */
const unheard: (() => void)[] = [];
const otherTab = createOtherTab(identity, () => {
  unheard.push(() => window.dispatchEvent(new StorageEvent('storage', { key: 'auth' })));
});
/** A tab whose page the browser discards whenever the visitor looks at another one. */
let discardedTab: Awaited<ReturnType<typeof createDiscardedTab>>;
const hear = (): void => {
  unheard.shift()?.();
};

const userOf = (token: string | null): string | null =>
  token === null ? null : String(tokenClaims(token)['sub']);
const user = (): string | null => userOf(authState().idToken);
const isForeign = (text: string, owner: string | null): boolean =>
  people.some((person) => person !== owner && text.includes(secretOf(person)));

/** How often users saw and wrote their own data: without this the test would show nothing. */
const seen = { stored: 0, written: 0, told: 0, kept: 0, removed: 0, ended: 0 };
/** The sign-ins that each person has begun and whose effect this tab has not seen yet. */
const begun = new Map<string, number>();
const begin = (person: string): void => {
  begun.set(person, (begun.get(person) ?? 0) + 1);
  begunInAll.set(person, (begunInAll.get(person) ?? 0) + 1);
};
/** How often each person has begun to sign in. */
const begunInAll = new Map<string, number>();
let isSigningIn = false;
let hasSignedInHere = false;
let formerUser: string | null = null;
/** What a component still holds of the user for whom it was rendered. */
let held: { readonly environment: Environment; readonly owner: string } | null = null;
/** What has gone wrong in this interleaving. */
let faults: string[] = [];
const operation = createOperationDescriptor(getRequest(viewerQuery), {});
let environment: () => Environment;

const anybody = (random: () => number): string => people[Math.floor(random() * people.length)] ?? '';

/** Lets everything happen that waits for no message of the network. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};
const ignore = (task: Promise<unknown>): void => void task.catch(() => undefined);

const check = (): void => {
  const { idToken, accessToken, profile } = authState();
  const [owner, ...others] = [userOf(idToken), userOf(accessToken), profile?.user_id ?? null];
  if (others.some((other) => other !== owner)) faults.push(`The state mixes ${owner} and ${others.join()}.`);
  if (owner !== null && owner !== formerUser) {
    const left = begun.get(owner) ?? 0;
    if (left === 0) faults.push(`${owner} is signed in without having signed in.`);
    begun.set(owner, left - 1);
  }
  formerUser = owner;
  if (profile?.emailVerified === true && owner === 'ben') faults.push('ben has the profile of ann.');
  const records = JSON.stringify(environment().getStore().getSource());
  if (isForeign(records, owner)) faults.push(`The store of ${owner} holds a secret of another user.`);
  if (owner !== null && records.includes(secretOf(owner))) seen.stored += 1;
  for (const { user: writer, input } of gateway.writes.splice(0)) {
    seen.written += 1;
    if (isForeign(input, writer)) faults.push(`${writer} wrote ${input}.`);
  }
};

/** What a user or the service does, with a weight; null when it is not possible now. */
const actions: readonly (readonly [number, (random: () => number) => boolean])[] = [
  [12, (random) => network.size() > 0 && (network.deliver(random), true)],
  [2, () => unheard.length > 0 && (hear(), true)],
  [
    3,
    (random) => {
      if (user() !== null || isSigningIn || !otherTab.isGuest()) return false;
      const person = anybody(random);
      changeAuth({ registerSource: secretOf(person) });
      begin(person);
      isSigningIn = true;
      hasSignedInHere = true;
      const ended = signIn({ email: `${person}@example.org`, password: 'password' });
      ignore(
        ended.finally(() => {
          isSigningIn = false;
        }),
      );
      return true;
    },
  ],
  [2, () => user() !== null && (ignore(signOut()), true)],
  [3, () => (ignore(fetchAccount(environment())), true)],
  [
    3,
    () => {
      const owner = user();
      if (owner !== null) ignore(updateMetadata(environment(), { phone: secretOf(owner) }));
      return owner !== null;
    },
  ],
  [2, () => user() !== null && (changeAuth({ expiresAt: Date.now() - 1 }), true)],
  [2, () => user() !== null && (ignore(renewTokens()), true)],
  [1, () => user() !== null && (ignore(checkSession()), true)],
  [
    1,
    () => {
      const { idToken } = authState();
      if (idToken !== null) identity.revoke(String(tokenClaims(idToken)['origin_jti']));
      return idToken !== null;
    },
  ],
  [
    2,
    (random) => {
      const person = anybody(random);
      if (!otherTab.isGuest()) return false;
      begin(person);
      otherTab.signIn(person);
      return true;
    },
  ],
  [
    2,
    () => {
      const owner = user();
      if (held !== null) ignore(updateMetadata(held.environment, { phone: secretOf(held.owner) }));
      held = owner === null ? null : { environment: environment(), owner };
      return true;
    },
  ],
  [2, () => !otherTab.isGuest() && (otherTab.signOut(), true)],
  [
    2,
    () => {
      const { former, user: owner, found } = discardedTab.open();
      if (found !== null && isForeign(found, owner)) faults.push(`${owner} finds ${found} in a tab.`);
      if (owner === null || former === null) return true;
      if (owner !== former) seen.removed += 1;
      else if (found === secretOf(owner)) seen.kept += 1;
      else faults.push(`${owner} has lost what a tab stored.`);
      return true;
    },
  ],
];
const weights = actions.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));

const interleave = async (seed: number): Promise<void> => {
  const random = randomFrom(seed);
  vi.setSystemTime(Date.now() + 3_600_000);
  for (let step = 0; step < stepsEach;) {
    if (weights[Math.floor(random() * weights.length)]?.(random) !== true) continue;
    step += 1;
    await settle();
    check();
  }
  // Everything in flight arrives, then nobody is signed in.
  const drain = async (): Promise<void> => {
    while (network.size() > 0 || unheard.length > 0) {
      hear();
      network.deliver(random);
      await settle();
      check();
    }
  };
  await drain();
  const stored = Object.keys(localStorage).join(' ');
  const last = user();
  // Two sign-ins at once, or two of the same user, may take the tokens along: then the user has to sign in again.
  const isOnce = last !== null && begunInAll.get(last) === 1 && !hasSignedInHere;
  if (isOnce && !stored.includes(`.${last}.refreshToken`)) faults.push(`${last} has lost the session.`);
  if (last !== null) ignore(signOut());
  await settle();
  await drain();
  begun.clear();
  begunInAll.clear();
  hasSignedInHere = false;
  if (authState().idToken !== null) faults.push('A user is signed in again after everybody signed out.');
  // What a visitor wants to sign up for stays until somebody does.
  changeAuth({ registerSource: null });
  // What an ended session has left is its user's, and is shown to and sent for nobody else.
  const { endedUnsent = 'null', endedDrafts = 'null', ...others } = { ...localStorage, ...sessionStorage };
  for (const text of [endedUnsent, endedDrafts]) {
    const everybodys = (JSON.parse(text) ?? []) as readonly { readonly user: string }[];
    seen.ended += everybodys.length;
    for (const kept of everybodys)
      if (isForeign(JSON.stringify(kept), kept.user))
        faults.push(`${kept.user} would get ${JSON.stringify(kept)}.`);
  }
  localStorage.removeItem('endedUnsent');
  sessionStorage.removeItem('endedDrafts');
  const left = JSON.stringify(others);
  if (isForeign(left, null)) faults.push(`Secrets are left in the storage: ${left}`);
  if (/Token"|LastAuthUser/.test(Object.keys(localStorage).join('"')))
    faults.push('Tokens are left in the storage.');
};

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  localStorage.clear();
  sessionStorage.clear();
  setReportDelivery(() => undefined);
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', gateway.fetchAnswer);
  connectAmplify(identity, network);
  environment = accountEnvironment({
    send: sendFromBrowser('en'),
    records: undefined,
    late: new Set(),
    patienceMs: 1500,
    onMessages: (messages) => {
      seen.told += 1;
      if (isForeign(messages.join(), user())) faults.push(`${user()} sees ${messages.join()}`);
    },
    onNoAnswer: () => undefined,
    onReplaced: (next) => next.retain(operation),
  });
  environment().retain(operation);
  setUpAuth({
    config: embeddedAuth,
    productName: 'Citygigs',
    language: 'en',
    environment: () => environment(),
    onNotice: () => undefined,
  });
  addRequestHeaders(bearerHeader);
  forgetAccount();
  await loadAmplify();
  watchAccount(null);
  discardedTab = await createDiscardedTab();
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fakeAmplify.amplify.getTokens.mockReset();
});

describe('two users on one browser', () => {
  it(
    `never see or change a byte of each other's, in ${interleavings} interleavings`,
    { tags: ['R4.77'], timeout: 120_000 },
    async () => {
      expect(authSetup().environment()).toBe(environment());
      for (let seed = 1; seed <= interleavings; seed += 1) {
        faults = [];
        await interleave(seed);
        expect({ seed, faults }).toEqual({ seed, faults: [] });
      }
      expect(seen.stored).toBeGreaterThan(interleavings);
      expect(seen.written).toBeGreaterThan(interleavings / 2);
      expect(seen.told).toBeGreaterThan(interleavings / 2);
      expect(seen.kept).toBeGreaterThan(interleavings / 10);
      expect(seen.removed).toBeGreaterThan(interleavings / 10);
      expect(seen.ended).toBeGreaterThan(0);
    },
  );
});
