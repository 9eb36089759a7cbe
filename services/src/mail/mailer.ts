import { createTransport } from 'nodemailer';
import type { Database } from '../db/database.ts';
import type { MailRequest, Sender } from './composeMail.ts';
import { claimDueMail, keepMail, markSent } from './mailStore.ts';

export interface MailSettings extends Sender {
  /** Null: mails stay in the outbox. */
  smtpUrl: string | null;
}

export interface Mailer {
  /** Stores a mail within a transaction; call `wake` after the commit. */
  keep: (orm: Database['orm'], request: MailRequest) => Promise<void>;
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

/** Sends mails through the configured mail server, or leaves them in the outbox without one. */
export const startMailer = (
  database: Database,
  { smtpUrl, ...sender }: MailSettings,
  onFailure: Log,
): Mailer => {
  const keep: Mailer['keep'] = (orm, request) => keepMail(orm, request, sender, smtpUrl === null);
  if (smtpUrl === null) return { keep, wake: () => undefined, stop: async () => undefined };

  const transport = createTransport(withTimeouts(smtpUrl), {
    from: { name: sender.productName, address: sender.contactEmail },
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  const sendOne = async (): Promise<boolean> => {
    const mail = await claimDueMail(database);
    if (mail === null) return false;
    const { id, recipient, subject, text, html } = mail;
    try {
      await transport.sendMail({ to: recipient, subject, text, html });
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
      while (!stopping.signal.aborted && (await sendOne()));
    } catch (error) {
      onFailure(error);
    }
  };

  const wake = (): void => {
    if (stopping.signal.aborted) return;
    // Run again after the current run, for mails that were stored meanwhile.
    sending = (sending ?? Promise.resolve()).then(sendAll);
  };
  const timer = setInterval(wake, retryMs).unref();
  wake();
  return {
    keep,
    wake,
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await sending;
      transport.close();
    },
  };
};
