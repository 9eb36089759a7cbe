import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { parseExpand } from '../rest/expand.ts';
import { HttpProblem, required } from '../rest/httpProblem.ts';
import { textOrNull } from '../rest/textFromBody.ts';
import type { Deps } from '../server/deps.ts';
import { positionOf } from './moreJobCursor.ts';
import { findMoreJobFacets } from './moreJobFacets.ts';
import { findMoreJobOffer, findMoreJobOffers } from './moreJobQueries.ts';
import { getMoreJobOffer, listMoreJobFacets, listMoreJobOffers } from './moreJobsOperations.ts';
import { searchLane } from '../limits/searchLane.ts';

const badQuery = (field: string, code: string, message: string) =>
  new HttpProblem(400, 'The query is not valid.', [{ field, code, message }]);

/** The more-jobs API: full-time offers from feeds. */
export const moreJobsApi: FastifyPluginAsync<Deps> = async (app, { database, origin }) => {
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  const lane = searchLane(database);
  const inLane = <Found>(reply: FastifyReply, keyword: string | undefined, find: () => Promise<Found>) =>
    keyword === undefined ? find() : lane(reply, find);

  typed.route({
    ...listMoreJobOffers,
    handler: async (request, reply) => {
      const { ids, after, language, state, country_code, keyword, expand, ...rest } = request.query;
      const { contract, pay_from, posted_within } = rest;
      const requestedIds = ids === undefined ? null : [...new Set(ids.toLowerCase().split(','))];
      const position = after === undefined ? null : positionOf(after);
      if (after !== undefined && position === null)
        throw badQuery('after', 'invalid', 'must be the `next` of an earlier answer');
      const page = requestedIds !== null || position !== null ? 1 : rest.page;
      const limit = requestedIds?.length ?? rest.limit;
      const words = textOrNull(keyword) ?? undefined;
      const query = {
        filters: {
          ids: requestedIds,
          city: rest.city,
          radius: rest.radius,
          partner: rest.partner,
          feed: rest.feed,
          state,
          countryCode: country_code,
          details: { contract, pay_from, posted_within },
        },
        keyword: words,
        page,
        limit,
        after: position,
        texts: parseExpand(expand).has('texts'),
      };
      const { items, total, totalIsExact, next } = await inLane(reply, words, () =>
        findMoreJobOffers({ database, language, origin }, query),
      );
      return { items, total, totalIsExact, page, pageCount: Math.ceil(total / limit), next };
    },
  });

  typed.route({
    ...listMoreJobFacets,
    handler: ({ query }, reply) => {
      const { city, radius, state, country_code, keyword, expand, language, ...details } = query;
      const words = textOrNull(keyword) ?? undefined;
      const choices = parseExpand(expand).has('choices');
      const search = { city, radius, state, countryCode: country_code, details, keyword: words, choices };
      return inLane(reply, words, () => findMoreJobFacets({ database, language }, search));
    },
  });

  typed.route({
    ...getMoreJobOffer,
    handler: async (request) => {
      const { id, title_slug, city, partner, feed, language } = request.query;
      if (id === undefined && title_slug === undefined) {
        throw badQuery('id', 'required', 'id or title_slug is required');
      }
      const offer = await findMoreJobOffer(
        { database, language, origin },
        { id, titleSlug: title_slug, city, partner, feed },
      );
      return required(offer, 'offer');
    },
  });
};
