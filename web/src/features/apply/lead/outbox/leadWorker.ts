import { abortAfter } from '../../../../browser/timing/abortAfter.ts';
import { isBadInput, type AnswerError } from '../../../../relay/answer.ts';
import { deleteWaitingLeads } from '../../../../browser/waitingLeads.ts';
import { isTooOld } from './keptLifetime.ts';
import {
  findInOutbox,
  isWaiting,
  noteSent,
  readOutbox,
  removeFromOutbox,
  type WaitingLead,
} from './outbox.ts';

// A service worker that only sends leads: it has no `fetch` listener, so it answers no request and caches nothing.

interface SyncEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface Scope {
  readonly clients: {
    readonly matchAll: (options: object) => Promise<readonly unknown[]>;
  };
  readonly registration: { readonly unregister: () => Promise<boolean> };
  readonly addEventListener: (type: 'sync', listener: (event: SyncEvent) => void) => void;
}

interface Answer {
  readonly data?: {
    readonly createLead?: {
      readonly lead?: { readonly uuid: string; readonly created: boolean } | null;
      readonly userErrors?: readonly unknown[];
    } | null;
  } | null;
  readonly errors?: readonly AnswerError[];
}

declare const self: Scope;

/** How long an answer may take. Meanwhile a page that opens cannot send the lead. */
const patienceMs = 45_000;

const send = async ({ key, url, headers, body }: WaitingLead): Promise<void> => {
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body,
    signal: abortAfter(patienceMs),
  });
  const { data, errors } = (await response.json()) as Answer;
  const lead = data?.createLead?.lead;
  if (lead) {
    await noteSent({ key, sent: { uuid: lead.uuid, isNew: lead.created } });
    return;
  }
  const isRefused = (data?.createLead?.userErrors?.length ?? 0) > 0 || isBadInput(errors);
  if (!isRefused) throw new Error('The lead was not recorded.');
  // The page still has the lead, and tells the visitor.
  await removeFromOutbox(key);
};

/** Sends one lead while no page does, unless the visitor has taken it back. */
const sendOne = ({ key, offerId }: WaitingLead): Promise<void> =>
  navigator.locks.request(`lead ${offerId}`, async () => {
    const entry = await findInOutbox(key);
    if (entry === undefined || !isWaiting(entry)) return;
    if (isTooOld(entry)) await removeFromOutbox(key);
    else await send(entry);
  });

const sendWaiting = async (): Promise<void> => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // The browser tries again after some minutes.
  if (pages.length > 0) throw new Error('A page is open, which sends leads itself.');
  const failures: unknown[] = [];
  for (const entry of await readOutbox())
    if (isWaiting(entry)) await sendOne(entry).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
  if ((await readOutbox()).length === 0) await deleteWaitingLeads();
  await self.registration.unregister();
};

self.addEventListener('sync', (event) => event.waitUntil(sendWaiting()));
