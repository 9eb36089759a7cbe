import { createTransport } from 'nodemailer';
import type { Database } from '../db/database.ts';
import type { MailRequest, Sender } from './composeMail.ts';
import type { TextRequest } from './composeText.ts';
import { claimDueMail, emptyExpired, markSent, storeMail, storeText } from './mailStore.ts';

export interface MailSettings extends Sender {
  /** Null: mails stay in the outbox. */
  smtpUrl: string | null;
}

export interface Mailer {
  /** Stores a mail within a transaction, and returns its id; call `wake` after the commit. */
  store: (orm: Database['orm'], request: MailRequest) => Promise<string>;
  /** Whether there is no mail server, so that mails stay in the outbox, where they count as sent. */
  isOutbox: boolean;
  /** Stores a text message within a transaction. Null with a mail server, because nothing sends texts to phones. */
  storeText: ((orm: Database['orm'], request: TextRequest) => Promise<void>) | null;
  /** Sends due mails in the background. */
  wake: () => void;
  stop: () => Promise<void>;
}

type Log = (error: unknown) => void;

const retryMs = 30_000;

const withTimeouts = (smtpUrl: string): string => {
  const url = new URL(smtpUrl);
  for (const [name, ms] of Object.entries({
    connectionTimeout: '10000',
    greetingTimeout: '10000',
    socketTimeout: '30000',
  })) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, ms);
  }
  return url.href;
};

/** The headers by which mail clients offer to unsubscribe with one click (RFC 8058). */
const unsubscribeHeaders = (url: string | null) =>
  url === null
    ? {}
    : { list: { unsubscribe: url }, headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } };

/** Starts to send mails through the configured mail server; without one, mails stay in the outbox. */
export const startMailer = (
  database: Database,
  { smtpUrl, ...sender }: MailSettings,
  onFailure: Log,
): Mailer => {
  const store: Mailer['store'] = (orm, request) => storeMail(orm, request, sender, smtpUrl === null);
  if (smtpUrl === null)
    return {
      store,
      isOutbox: true,
      storeText: (orm, request) => storeText(orm, request, sender),
      wake: () => undefined,
      stop: async () => undefined,
    };

  const transport = createTransport(withTimeouts(smtpUrl), {
    from: { name: sender.productName, address: sender.contactEmail },
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  const sendOne = async (): Promise<boolean> => {
    const mail = await claimDueMail(database);
    if (mail === null) return false;
    const { id, recipient, subject, text, html, unsubscribe_url: unsubscribeUrl } = mail;
    try {
      // As a text, an address with a comma would be read as a list.
      const to = { name: '', address: recipient };
      await transport.sendMail({ to, subject, text, html, ...unsubscribeHeaders(unsubscribeUrl) });
      await markSent(database, id);
    } catch (error) {
      onFailure(error);
    }
    return true;
  };

  const stopping = new AbortController();
  let sending: Promise<void> | null = null;
  const sendAll = async (): Promise<void> => {
    try {
      await emptyExpired(database);
      while (!stopping.signal.aborted && (await sendOne()));
    } catch (error) {
      onFailure(error);
    }
  };

  const wake = (): void => {
    if (stopping.signal.aborted) return;
    // Run again after the current run, for mails stored in the meantime.
    sending = (sending ?? Promise.resolve()).then(sendAll);
  };
  const timer = setInterval(wake, retryMs).unref();
  wake();
  return {
    store,
    isOutbox: false,
    storeText: null,
    wake,
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await sending;
      transport.close();
    },
  };
};
