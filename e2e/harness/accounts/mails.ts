import { setTimeout as pause } from 'node:timers/promises';

/** A mail in the outbox of the services. */
interface Mail {
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  readonly unsubscribe_url: string | null;
}

const patienceMs = 5000;

/** The newest mail to an address that `isWanted` accepts; waits for it. */
export const mailTo = async (
  services: string,
  recipient: string,
  isWanted: (mail: Mail) => boolean,
): Promise<Mail> => {
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    const answer = await fetch(`${services}/outbox.json?recipient=${encodeURIComponent(recipient)}`);
    const { items } = (await answer.json()) as { readonly items: readonly Mail[] };
    const found = items.find(isWanted);
    if (found !== undefined) return found;
    await pause(100);
  }
  throw new Error(`There is no such mail to ${recipient}.`);
};

const codeIn = /\b\d{6}\b/;

/** The code in the newest mail with one to an address. */
export const codeFor = async (services: string, recipient: string): Promise<string> => {
  const { text } = await mailTo(services, recipient, (mail) => codeIn.test(mail.text));
  return codeIn.exec(text)?.[0] ?? '';
};

const linkIn = /https?:\/\/\S+\?\S+/;

/**
 * The path and query of the link in the newest mail to an address that has one, without the origin: mails link only to the
 * first instance of the site.
 */
export const linkFor = async (services: string, recipient: string): Promise<string> => {
  const { text } = await mailTo(services, recipient, (mail) => linkIn.test(mail.text));
  const { pathname, search } = new URL(linkIn.exec(text)?.[0] ?? '');
  return pathname + search;
};
