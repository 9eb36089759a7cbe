import { storedItems } from '../../browser/storage/storedJson.ts';
import { useSyncExternalStore } from 'react';
import { storedValue } from '../../browser/storage/storedValue.ts';

const maxStored = 100;

/** An application that this browser sent and the server recorded. */
export interface SentApplication {
  readonly leadId: string;
  /** The `id` of the offer in the graph. */
  readonly offerId: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  /** The gig of an application with the form of this site; null where the visitor continued to the company's site. */
  readonly form: { readonly partner: string; readonly gig: string } | null;
  /** The address that a guest typed; only who logs in with it sees the application. */
  readonly guest?: string;
}

const isFormOrNull = (value: unknown): boolean => {
  if (value === null) return true;
  const { partner, gig } = value as Readonly<Record<string, unknown>>;
  return typeof partner === 'string' && typeof gig === 'string';
};

const isSentApplication = (value: unknown): value is SentApplication => {
  if (typeof value !== 'object' || value === null) return false;
  const { leadId, offerId, sentAt, form } = value as Readonly<Record<string, unknown>>;
  return (
    typeof leadId === 'string' &&
    typeof offerId === 'string' &&
    Number.isFinite(sentAt) &&
    typeof form === 'object' &&
    isFormOrNull(form)
  );
};

/** Parses the stored applications; invalid entries are dropped. */
export const sentFrom = (text: string | null): readonly SentApplication[] =>
  storedItems(text).filter(isSentApplication).slice(0, maxStored);

const stored = storedValue('sentApplications', sentFrom);
const none: readonly SentApplication[] = [];

/** Stores an application in this browser, newest first; the oldest are dropped. */
export const rememberSent = (application: Omit<SentApplication, 'sentAt'>, now = Date.now()): void => {
  // Another tab may have applied, too.
  stored.reread();
  const others = stored.get().filter(({ leadId }) => leadId !== application.leadId);
  stored.set([{ ...application, sentAt: now }, ...others].slice(0, maxStored));
};

/** All applications that this browser sent, newest first; always empty on the server. */
export const useSentApplications = (): readonly SentApplication[] =>
  useSyncExternalStore(stored.subscribe, stored.get, () => none);

/** The newest application to an offer, if there is one. */
export const useSentTo = (offerId: string): SentApplication | undefined =>
  useSentApplications().find((application) => application.offerId === offerId);
