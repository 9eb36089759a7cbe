import { useSyncExternalStore } from 'react';
import { readLocal, removeLocal, writeLocal } from '../../../browser/localStore.ts';
import { subscribeToStorage } from '../../../browser/subscribeToStorage.ts';
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
export interface KeptLead extends NewLead {
  /** The idempotency key: the server records the lead once however often it is sent. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}

const entry = 'keptLeads';

const none: readonly KeptLead[] = [];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isText = (value: unknown): boolean => typeof value === 'string';

const isKeptLead = (value: unknown): value is KeptLead => {
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
    (page === undefined || (isObject(page) && isText(page['language']) && isText(page['sessionId'])))
  );
};

/** Parses the stored leads; invalid ones are left out. */
export const leadsFrom = (text: string | null): readonly KeptLead[] => {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKeptLead) : none;
  } catch {
    return none;
  }
};

/** What the browser refused to store; it lasts until the page is closed. */
let unstored: readonly KeptLead[] | null = null;

let parsed: { readonly text: string | null; readonly leads: readonly KeptLead[] } = {
  text: null,
  leads: none,
};

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === entry && newValue === null) unstored = null;
  });
}

/** The leads that wait in this browser, oldest first. They are read anew each time, because other tabs send them too. */
export const keptLeads = (): readonly KeptLead[] => {
  if (unstored) return unstored;
  const text = readLocal(entry);
  if (text !== parsed.text) parsed = { text, leads: leadsFrom(text) };
  return parsed.leads;
};

const write = (leads: readonly KeptLead[]): void => {
  unstored = null;
  const newValue = leads.length === 0 ? null : JSON.stringify(leads);
  if (newValue === null) removeLocal(entry);
  else {
    writeLocal(entry, newValue);
    if (readLocal(entry) !== newValue) unstored = leads;
  }
  // The browser tells the other tabs only.
  window.dispatchEvent(new StorageEvent('storage', { key: entry, newValue }));
};

/** Whether the leads outlast this page, because the browser could store them. */
export const isStored = (): boolean => unstored === null;

/** Keeps a lead, which replaces an earlier one to the same offer. */
export const keepLead = (lead: KeptLead): void => {
  const { offerId } = lead.request;
  write([...keptLeads().filter(({ request }) => request.offerId !== offerId), lead]);
};

export const isKept = (key: string): boolean => keptLeads().some((lead) => lead.key === key);

/** Forgets a lead, unless it was replaced meanwhile. */
export const removeKept = (key: string): void => {
  if (isKept(key)) write(keptLeads().filter((lead) => lead.key !== key));
};

/** All leads that wait, followed; none on the server. */
export const useKeptLeads = (): readonly KeptLead[] =>
  useSyncExternalStore(subscribeToStorage, keptLeads, () => none);

/** The lead to an offer that waits, if there is one. */
export const keptTo = (offerId: string): KeptLead | undefined =>
  keptLeads().find(({ request }) => request.offerId === offerId);

/** The same, followed; never one on the server. */
export const useKeptTo = (offerId: string): KeptLead | undefined =>
  useSyncExternalStore(
    subscribeToStorage,
    () => keptTo(offerId),
    () => undefined,
  );
