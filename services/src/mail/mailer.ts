import type { MailSettings } from '../config/settings.ts';
import { createTransport } from 'nodemailer';
import type { Database } from '../db/database.ts';
import type { MailRequest } from './composeMail.ts';
import type { TextRequest } from './composeText.ts';
import { claimDueMail, emptyExpired, markSent, releaseMail, storeMail, storeText } from './mailStore.ts';

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

/** How often due mails are looked for, and how soon again when the mail server could not be reached. */
const dueEveryMs = 30_000;
const unreachableRetryMs = 5_000;

const timeoutsBeforeGreeting = new Set<unknown>(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT']);

/** Whether the mail server never said anything, so that it cannot have the mail. */
const isSilence = (error: unknown): boolean =>
  error instanceof Error && 'timeoutType' in error && timeoutsBeforeGreeting.has(error.timeoutType);

/** Whether the mail server replied, for example that it refuses the mail or the password. */
const isReply = (error: unknown): boolean => error instanceof Error && 'responseCode' in error;

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

  const isReachable = (): Promise<boolean> => transport.verify().then(() => true, isReply);

  const sendOne = async (): Promise<'none' | 'done' | 'unreachable'> => {
    const mail = await claimDueMail(database);
    if (mail === null) return 'none';
    const { id, recipient, subject, text, html, unsubscribe_url: unsubscribeUrl } = mail;
    try {
      // As a text, an address with a comma would be read as a list.
      const to = { name: '', address: recipient };
      await transport.sendMail({ to, subject, text, html, ...unsubscribeHeaders(unsubscribeUrl) });
    } catch (error) {
      onFailure(error);
      if (isReply(error) || (!isSilence(error) && (await isReachable()))) return 'done';
      await releaseMail(database, id);
      return 'unreachable';
    }
    await markSent(database, id);
    return 'done';
  };

  const stopping = new AbortController();
  let isWoken = false;
  let sending: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  /** Sends all due mails. Stops and resolves to false when the mail server cannot be reached, so that no mail is at fault. */
  const sendDue = async (): Promise<boolean> => {
    try {
      await emptyExpired(database);
      while (!stopping.signal.aborted) {
        const outcome = await sendOne();
        if (outcome !== 'done') return outcome === 'none';
      }
    } catch (error) {
      onFailure(error);
    }
    return true;
  };

  const sendWhileWoken = async (): Promise<void> => {
    let wasReachable = true;
    // Again for mails stored in the meantime.
    while (isWoken && wasReachable) {
      isWoken = false;
      wasReachable = await sendDue();
    }
    sending = null;
    if (!stopping.signal.aborted)
      timer = setTimeout(wake, wasReachable ? dueEveryMs : unreachableRetryMs).unref();
  };

  const wake = (): void => {
    if (stopping.signal.aborted) return;
    isWoken = true;
    clearTimeout(timer);
    sending ??= sendWhileWoken();
  };
  wake();
  return {
    store,
    isOutbox: false,
    storeText: null,
    wake,
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await sending;
      transport.close();
    },
  };
};
