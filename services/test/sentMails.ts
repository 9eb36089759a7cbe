import type { FastifyInstance } from 'fastify';

export interface SentMail {
  kind: string;
  recipient: string;
  language: string;
  subject: string;
  text: string;
  html: string;
}

/** Returns the mails in the outbox to an address, newest first. */
export const mailsTo = async (app: FastifyInstance, recipient: string): Promise<SentMail[]> =>
  (await app.inject({ url: '/outbox.json', query: { recipient } })).json<{ items: SentMail[] }>().items;

/** Returns the first link to the site in a mail. */
export const linkOf = (mail: SentMail | undefined): URL =>
  new URL(/http:\/\/site\.test\S+/.exec(mail?.text ?? '')?.[0] ?? '');
