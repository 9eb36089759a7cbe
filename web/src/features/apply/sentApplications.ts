import { readSession, writeSession } from '../session/sessionStore.ts';

/** An application that this browser sent. */
export interface SentApplication {
  readonly partner: string;
  /** What the gig is called. */
  readonly gig: string;
}

const keyOf = (leadId: string): string => `sent:${leadId}`;

/** Remembers an application for as long as the tab is open. */
export const rememberSent = (leadId: string, application: SentApplication): void =>
  writeSession(keyOf(leadId), JSON.stringify(application));

/** As it was written, so that equal answers are the same value; null for one that this browser did not send. */
export const sentText = (leadId: string): string | null => readSession(keyOf(leadId));

export const parseSent = (text: string): SentApplication => JSON.parse(text) as SentApplication;
