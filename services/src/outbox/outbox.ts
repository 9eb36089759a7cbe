import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { notFound, required } from '../rest/httpProblem.ts';
import { findMail, listMails } from '../mail/mailStore.ts';
import { uuid } from '@citygigs/server/http/uuid.ts';
import type { Deps } from '../server/deps.ts';
import { isLocalRequest } from '../server/isLocalRequest.ts';
import { outboxPage, outboxStyle } from './outboxPage.ts';

const styleHash = createHash('sha256').update(outboxStyle).digest('base64');

const byRecipient = (recipient: unknown) => (mail: { recipient: string }) =>
  typeof recipient !== 'string' || mail.recipient.toLowerCase() === recipient.toLowerCase();

/** Serves unsent mails as a page, and as JSON for tests, if there is no mail server. Answers local requests only. */
export const outbox: FastifyPluginAsync<Deps> = async (app, { database }) => {
  app.addHook('onRequest', async (request, reply) => {
    if (!isLocalRequest(request)) throw notFound('path');
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  });

  app.get('/outbox', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', `default-src 'none'; style-src 'sha256-${styleHash}'`)
      .send(outboxPage(await listMails(database))),
  );

  app.get<{ Querystring: { recipient?: unknown } }>('/outbox.json', async (request) => {
    const mails = (await listMails(database)).filter(byRecipient(request.query.recipient));
    return {
      items: mails.map(
        ({
          createdAt,
          sentAt,
          sendUntil,
          unsubscribeUrl,
          attempts: _attempts,
          nextAttemptAt: _next,
          ...mail
        }) => ({
          ...mail,
          unsubscribe_url: unsubscribeUrl,
          created: createdAt.toISOString(),
          sent: sentAt?.toISOString() ?? null,
          send_until: sendUntil.toISOString(),
        }),
      ),
    };
  });

  app.get<{ Params: { id: string } }>('/outbox/:id', async (request, reply) => {
    const { id } = request.params;
    const mail = required(uuid.test(id) ? await findMail(database, id) : null, 'mail');
    return (
      reply
        .type('text/html; charset=utf-8')
        // Mails need inline styles; block everything else.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(mail.html)
    );
  });
};
