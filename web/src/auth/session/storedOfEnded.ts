import { notifyReaders } from '../../browser/storage/accountEntries.ts';
import { readLocal, removeLocal, writeLocal } from '../../browser/storage/localStore.ts';
import { readSession, removeSession, writeSession } from '../../browser/storage/sessionStore.ts';
import type { StorageEntry } from '../../browser/storage/storageEntries.ts';
import { authState, changeAuth } from '../authStore.ts';
import { unsyncedLists } from '../unsent/unsent.ts';
import { mergedEntries } from './mergedEntries.ts';
import { entriesOfTab, valuesOf, type Entries } from './storedEntries.ts';

/** What is stored of this many users, the latest first, for this long. */
const maxUsers = 5;
const lifetimeMs = 30 * 24 * 60 * 60_000;

interface Stored {
  readonly user: string;
  /** Milliseconds since 1970; an earlier version of the site stored one user, without it. */
  readonly keptAt?: number;
  readonly entries: Entries;
}

interface Place {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
  readonly remove: () => void;
}

const inBrowser: Place = {
  read: () => readLocal('endedUnsent'),
  write: (text) => writeLocal('endedUnsent', text),
  remove: () => removeLocal('endedUnsent'),
};

const draftsEntry: StorageEntry = 'endedDrafts';
const inTab: Place = {
  read: () => readSession(draftsEntry),
  write: (text) => writeSession(draftsEntry, text),
  remove: () => removeSession(draftsEntry),
};

/** Entries of the tab that are no text of the user’s. */
const ofVisit: readonly string[] = ['tabOwner', 'pageSessionId'] satisfies StorageEntry[];

const storedIn = ({ read }: Place): readonly Stored[] => {
  try {
    const stored = [JSON.parse(read() ?? '[]') as Stored | readonly Stored[]].flat();
    const earliest = Date.now() - lifetimeMs;
    return stored.filter(({ keptAt = Date.now() }) => keptAt > earliest);
  } catch {
    return [];
  }
};

/** Takes what is stored of a user out of a place, and removes what is too old. */
const take = (place: Place, user: string): Entries => {
  if (place.read() === null) return {};
  const stored = storedIn(place);
  const others = stored.filter((each) => each.user !== user);
  if (others.length > 0) place.write(JSON.stringify(others));
  else place.remove();
  return stored.find((each) => each.user === user)?.entries ?? {};
};

const store = (place: Place, user: string, entries: Entries): void => {
  if (Object.keys(entries).length === 0) return;
  const former = take(place, user);
  const joined = Object.entries(former).map(([key, value]) => [
    key,
    mergedEntries(value, entries[key] ?? null),
  ]);
  const mine = { user, keptAt: Date.now(), entries: { ...entries, ...Object.fromEntries(joined) } };
  place.write(JSON.stringify([mine, ...storedIn(place)].slice(0, maxUsers)));
};

/** Stores entries of this browser for their owner. */
export const storeEntries = (user: string, entries: Entries): void => store(inBrowser, user, entries);

/**
 * Stores what waits in this browser to be sent or saved, and what was typed to apply. The first tab that notices the end of a
 * session does it.
 */
export const storeUnsent = (user: string): void => {
  const unsent: readonly StorageEntry[] = [
    'pendingContributions',
    'keptLeads',
    'directApply',
    ...unsyncedLists().flat(),
    ...(authState().unsavedAnswersOf === user ? (['onboarding'] as const) : []),
  ];
  storeEntries(
    user,
    valuesOf(unsent, (key) => readLocal(key as StorageEntry)),
  );
};

/** Stores what this tab stores, in this tab. Returns whether there is something. */
export const storeDrafts = (user: string): boolean => {
  const drafts = Object.entries(entriesOfTab()).filter(([key]) => !ofVisit.includes(key));
  store(inTab, user, Object.fromEntries(drafts));
  return drafts.length > 0;
};

/** Gives its owner what was stored; what is stored of others stays until they log in. */
export const takeBack = (user: string): void => {
  const waiting = Object.entries(take(inBrowser, user));
  const written = Object.entries(take(inTab, user));
  for (const [key, value] of waiting)
    writeLocal(key as StorageEntry, mergedEntries(value, readLocal(key as StorageEntry)));
  for (const [key, value] of written) if (readSession(key) === null) writeSession(key, value);
  if (waiting.some(([key]) => key === 'onboarding')) changeAuth({ unsavedAnswersOf: user });
  if (waiting.length + written.length > 0) notifyReaders('');
};
