import { getRequest } from 'relay-runtime';
import { trusted } from '../../../../ui/rich-text/trusted.ts';
import { deleteWaitingLeads } from '../../../../browser/waitingLeads.ts';
import { requestBody } from '../../../../relay/answer.ts';
import { jsonHeaders } from '../../../../relay/jsonHeaders.ts';
import { isKept, keptLeads, type KeptLead } from '../keptLeads.ts';
import { leadMutation, leadVariables } from '../postLead.ts';
// oxlint-disable-next-line import/default -- Vite makes the address of the file its default export
import workerUrl from './leadWorker.ts?worker&url';
import { findInOutbox, isWaiting, putInOutbox, removeFromOutbox, type SentLead } from './outbox.ts';

/** A registration in browsers that have Background Sync. */
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync: { readonly register: (tag: string) => Promise<void> };
}

/** Whether the browser can send something after the visitor has left. */
const canHandOver = (): boolean =>
  'SyncManager' in window && 'serviceWorker' in navigator && 'locks' in navigator;

/** The folder of its file, which has no pages: it controls none. */
const findWorker = () =>
  navigator.serviceWorker.getRegistration(new URL('.', new URL(workerUrl, location.href)));

const registerWorker = () =>
  navigator.serviceWorker.register(trusted.createScriptURL(workerUrl), {
    type: 'module',
    updateViaCache: 'all',
  });

/** The number of open forms from which a lead may be handed over. */
let openForms = 0;

const isNeeded = (): boolean => openForms > 0 || keptLeads().length > 0;

/** Removes the service worker, unless a lead waits or a form is open. Never rejects. */
const dismissWorker = async (): Promise<void> => {
  if (isNeeded()) return;
  const worker = await findWorker().catch(() => undefined);
  if (!isNeeded()) await worker?.unregister().catch(() => undefined);
};

/**
 * Registers the service worker while a form is open, because only the network can bring it: when a lead fails, it may be too
 * late. Returns the function to call when the form is closed.
 */
export const prepareWorker = (): (() => void) => {
  if (!canHandOver()) return () => undefined;
  openForms += 1;
  registerWorker().catch(() => undefined);
  return () => {
    openForms -= 1;
    void dismissWorker();
  };
};

/** Takes a lead back, so that the service worker does not send it. Never rejects. */
export const takeBack = async (key: string): Promise<void> => {
  if (!canHandOver()) return;
  if (keptLeads().length > 0) await removeFromOutbox(key).catch(() => undefined);
  else await deleteWaitingLeads();
  await dismissWorker();
};

const untilActive = ({ installing, waiting }: ServiceWorkerRegistration): Promise<void> =>
  new Promise((resolve) => {
    const worker = installing ?? waiting;
    if (!worker) resolve();
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    });
  });

/**
 * Stores a lead for the service worker, which sends it when the browser is online again and no page of the site is open;
 * not if the visitor takes it back meanwhile. Never rejects.
 */
export const handOver = async (lead: KeptLead): Promise<void> => {
  const { key, keptAt, page, request } = lead;
  if (!canHandOver() || page === undefined) return;
  try {
    await putInOutbox({
      key,
      keptAt,
      offerId: request.offerId,
      url: `/graphql?lang=${page.language}`,
      headers: { ...jsonHeaders, 'x-session-id': page.sessionId },
      body: requestBody(getRequest(leadMutation).params, leadVariables(request, key)),
    });
    if (!isKept(key)) {
      await takeBack(key);
      return;
    }
    const worker = (await findWorker()) ?? (await registerWorker());
    await untilActive(worker);
    await (worker as SyncRegistration).sync.register('leads');
  } catch {
    // The next page of the site sends it.
  }
};

/** What became of a lead if the service worker has sent it; null otherwise. */
export const sentByWorker = async (key: string): Promise<SentLead['sent'] | null> => {
  if (!canHandOver()) return null;
  const entry = await findInOutbox(key).catch(() => undefined);
  return entry === undefined || isWaiting(entry) ? null : entry.sent;
};
