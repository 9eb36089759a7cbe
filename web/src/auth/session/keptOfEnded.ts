import { notifyReaders } from '../../browser/accountEntries.ts';
import { readLocal, removeLocal, writeLocal } from '../../browser/localStore.ts';
import { readSession, removeSession, writeSession } from '../../browser/sessionStore.ts';
import type { StorageEntry } from '../../browser/storageEntries.ts';
import { entriesOfTab, valuesOf, type Entries } from './storedEntries.ts';
import { mergedEntries } from './mergedEntries.ts';

/** What waits to be sent, and what was typed to apply. */
const unsent = [
  'pendingContributions',
  'keptLeads',
  'directApply',
] as const satisfies readonly StorageEntry[];

/** What was being written. */
const drafts = ['reviewDraft:', 'profileDraft:'] as const;

/** Entries of the tab that are no text of the user’s. */
const ofVisit: readonly string[] = ['tabOwner', 'pageSessionId', 'endedDrafts'] satisfies StorageEntry[];

const textOf = (user: string, entries: Entries): string => JSON.stringify({ user, entries });

/** What was kept, if it is this user’s. */
const keptOf = (user: string, text: string | null): Entries => {
  try {
    const kept = JSON.parse(text ?? 'null') as { readonly user: string; readonly entries: Entries } | null;
    return kept?.user === user ? kept.entries : {};
  } catch {
    return {};
  }
};

/** Whether something is being written in this tab. */
export const isWriting = (): boolean =>
  Object.keys(entriesOfTab()).some((key) => drafts.some((draft) => key.startsWith(draft)));

/** Keeps what waits in this browser to be sent. The first tab that notices the end does it. */
export const keepUnsent = (user: string): void => {
  const entries = valuesOf(unsent, (key) => readLocal(key as StorageEntry));
  if (Object.keys(entries).length > 0) writeLocal('endedUnsent', textOf(user, entries));
};

/** Keeps what this tab stores, in this tab. */
export const keepDrafts = (user: string): void => {
  const entries = Object.entries(entriesOfTab()).filter(([key]) => !ofVisit.includes(key));
  if (entries.length > 0) writeSession('endedDrafts', textOf(user, Object.fromEntries(entries)));
};

/** Gives the user who has logged in what was kept of their ended session, and forgets what was kept of anybody else. */
export const takeBack = (user: string): void => {
  const waiting = Object.entries(keptOf(user, readLocal('endedUnsent')));
  const written = Object.entries(keptOf(user, readSession('endedDrafts')));
  removeLocal('endedUnsent');
  removeSession('endedDrafts');
  for (const [key, value] of waiting)
    writeLocal(key as StorageEntry, mergedEntries(value, readLocal(key as StorageEntry)));
  for (const [key, value] of written) if (readSession(key) === null) writeSession(key, value);
  if (waiting.length + written.length > 0) notifyReaders('');
};
