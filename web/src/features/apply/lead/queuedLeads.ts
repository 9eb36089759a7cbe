import { useSyncExternalStore } from 'react';
import { readLocal, removeLocal, writeLocal } from '../../../browser/storage/localStore.ts';
import type { StorageEntry } from '../../../browser/storage/storageEntries.ts';
import { storedItems } from '../../../browser/storage/storedJson.ts';
import { authState, subscribeToAuth } from '../../../auth/authStore.ts';
import { notifyOfStorage, subscribeToStorage } from '../../../browser/storage/subscribeToStorage.ts';
import type { RequestPage } from '../../../relay/requestPage.ts';
import type { LeadRequest } from './postLead.ts';
import type { SentApplication } from '../sentApplications.ts';

/** A lead to send. */
export interface NewLead {
  readonly request: LeadRequest;
  readonly form: SentApplication['form'];
  /** The offer's price, a number without a currency. */
  readonly price: number;
  /** The page on which it was made; none in leads that an earlier version of the site stored. */
  readonly page?: RequestPage;
}

/** A lead that the server has not acknowledged yet. */
export interface QueuedLead extends NewLead {
  /** The idempotency key: the server records the lead once however often it is sent. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}

/** The leads of guests have an entry of their own, because the log-out of a user removes the other one. */
const entries = ['guestLeads', 'keptLeads'] as const satisfies readonly StorageEntry[];

const lifetimeMs = 7 * 24 * 60 * 60_000;

/** Whether a lead has waited for so long that the visitor should decide again. */
export const isTooOld = ({ keptAt }: QueuedLead): boolean => Date.now() - keptAt > lifetimeMs;

export const isOfGuest = ({ page }: NewLead): boolean => page?.isGuest === true;

const entryOf = (lead: QueuedLead): (typeof entries)[number] =>
  isOfGuest(lead) ? 'guestLeads' : 'keptLeads';

/** Whether a lead is one of the visitor's: who has signed in may not be the guest who typed it. */
export const isOwn = (lead: NewLead): boolean => {
  const { idToken, profile } = authState();
  const address = profile?.email?.toLowerCase();
  return (
    !isOfGuest(lead) ||
    idToken === null ||
    (address !== undefined && lead.request.email?.toLowerCase() === address)
  );
};

const none: readonly QueuedLead[] = [];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isText = (value: unknown): boolean => typeof value === 'string';

const isQueuedLead = (value: unknown): value is QueuedLead => {
  if (!isObject(value)) return false;
  const { key, request, form, price, page, keptAt } = value;
  return (
    isText(key) &&
    Number.isFinite(keptAt) &&
    Number.isFinite(price) &&
    isObject(request) &&
    isText(request['offerId']) &&
    Object.values(request).every(isText) &&
    (form === null || (isObject(form) && isText(form['partner']) && isText(form['gig']))) &&
    (page === undefined ||
      (isObject(page) &&
        isText(page['language']) &&
        isText(page['sessionId']) &&
        ['boolean', 'undefined'].includes(typeof page['isGuest'])))
  );
};

/** Parses the stored leads; invalid ones are left out. */
export const leadsFrom = (text: string | null): readonly QueuedLead[] =>
  storedItems(text).filter(isQueuedLead);

/** What the browser refused to store; it lasts until the page is closed. */
let unstored: readonly QueuedLead[] | null = null;

let parsed: { readonly texts: readonly (string | null)[]; readonly leads: readonly QueuedLead[] } = {
  texts: [],
  leads: none,
};

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (unstored === null || newValue !== null) return;
    const left = unstored.filter((lead) => entryOf(lead) !== key);
    unstored = left.length > 0 ? left : null;
  });
}

/** The leads that wait in this browser, those of guests first. They are read anew each time, because other tabs send them too. */
export const queuedLeads = (): readonly QueuedLead[] => {
  if (unstored) return unstored;
  const texts = entries.map((entry) => readLocal(entry));
  if (texts.some((text, index) => text !== parsed.texts[index]))
    parsed = { texts, leads: texts.flatMap(leadsFrom) };
  return parsed.leads;
};

const write = (leads: readonly QueuedLead[]): void => {
  unstored = null;
  const values = entries.map((key) => {
    const those = leads.filter((lead) => entryOf(lead) === key);
    return { key, newValue: those.length === 0 ? null : JSON.stringify(those) };
  });
  for (const { key, newValue } of values) {
    if (newValue === null) removeLocal(key);
    else writeLocal(key, newValue);
    if (newValue !== null && readLocal(key) !== newValue) unstored = leads;
  }
  for (const { key, newValue } of values) notifyOfStorage(key, newValue);
};

/** Whether the leads outlast this page, because the browser could store them. */
export const isStored = (): boolean => unstored === null;

/** Queues a lead, which replaces an earlier one of the visitor's to the same offer. */
export const queueLead = (lead: QueuedLead): void => {
  const former = queuedTo(lead.request.offerId);
  write([...queuedLeads().filter((each) => each !== former), lead]);
};

export const isQueued = (key: string): boolean => queuedLeads().some((lead) => lead.key === key);

/** Forgets a lead, unless it was replaced meanwhile. */
export const removeQueued = (key: string): void => {
  if (isQueued(key)) write(queuedLeads().filter((lead) => lead.key !== key));
};

/** The lead of the visitor's to an offer that waits, if there is one. */
export const queuedTo = (offerId: string): QueuedLead | undefined =>
  queuedLeads().find((lead) => lead.request.offerId === offerId && isOwn(lead));

let own = none;

/** All leads of the visitor's that wait: the same array while it is the same leads. */
const ownQueuedLeads = (): readonly QueuedLead[] => {
  const leads = queuedLeads().filter(isOwn);
  if (leads.length !== own.length || leads.some((lead, index) => lead !== own[index])) own = leads;
  return own;
};

/** Calls the listener when what waits has changed, or whose it is. */
export const subscribeToQueued = (listener: () => void): (() => void) => {
  const stops = [subscribeToStorage(listener), subscribeToAuth(listener)];
  return () => stops.forEach((stop) => stop());
};

/** React hook for all leads of the visitor's that wait; none on the server. */
export const useQueuedLeads = (): readonly QueuedLead[] =>
  useSyncExternalStore(subscribeToQueued, ownQueuedLeads, () => none);

/** React hook for `queuedTo`; never a lead on the server. */
export const useQueuedTo = (offerId: string): QueuedLead | undefined =>
  useSyncExternalStore(
    subscribeToQueued,
    () => queuedTo(offerId),
    () => undefined,
  );
