import { sql } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { findFlagged } from '../../../src/moderation/reviewModeration.ts';
import { runModeration } from '../../../src/moderation/runModeration.ts';
import { addOffer, removeOffers } from '../../addOffer.ts';
import { homeOf, oldUser } from '../../people.ts';
import type { Errors, ServicesOf } from '../../testServices.ts';

interface Answer {
  readonly id: number;
}

/** What tests of decisions do about an offer, which `addOfferBefore` adds before each of them. */
export const moderationTools = (services: ServicesOf) => {
  let offer = 0;

  const as = async (
    user: string,
    method: 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    email = `${user}@example.org`,
  ) => {
    const { app, identity } = services();
    const answer = await app.inject({
      method,
      url: `/web-api/en${path}`,
      headers: {
        authorization: `Bearer ${identity.tokenOf(user, { claims: { email, email_verified: true } })}`,
        'x-forwarded-for': homeOf(user),
      },
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, body: answer.json<Answer & Errors>(), headers: answer.headers };
  };

  return {
    as,
    offer: () => offer,
    run: (...args: string[]) => runModeration(services().database, [...args, '--by', 'Ada']),
    review: async (user: string, rating = 2, email?: string) => {
      await oldUser(services(), user);
      return as(user, 'POST', `/job_offers/${offer}/reviews`, { rating, reviewText: `By ${user}.` }, email);
    },
    edit: (user: string, reviewText: string) =>
      as(user, 'PATCH', `/job_offers/${offer}/reviews`, { reviewText }),
    report: (user: string, id: number, comment: string | null = null) =>
      as(user, 'POST', `/reviews/${id}/report`, { reason: 'offensive', comment }),
    flagged: async (id: number) => (await findFlagged(services().database)).find((each) => each.id === id),
    earn: async (user: string, value: number, email?: string) => {
      await oldUser(services(), user);
      return as(user, 'POST', `/job_offers/${offer}/earning`, { jobOfferId: offer, value }, email);
    },
    addOfferBefore: () =>
      beforeEach(async () => {
        const { database } = services();
        offer = await addOffer(database, { cityId: 2867714 });
        await database.rows(sql`insert into job_offer_categories (job_offer_id, category_id)
          select ${offer}::int, min(id) from categories on conflict do nothing`);
        return async () => {
          for (const table of ['reviews', 'earnings', 'removed_reviews', 'exclusions'])
            await database.rows(sql`delete from ${sql.identifier(table)} where job_offer_id = ${offer}`);
          await removeOffers(database, [offer]);
        };
      }),
  };
};
