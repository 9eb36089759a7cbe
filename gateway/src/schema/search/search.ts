import type { GraphQLResolveInfo } from 'graphql';
import { badArgument } from '../../builder/badArgument.ts';
import { builder } from '../../builder/builder.ts';
import type { Context } from '../../builder/context.ts';
import { costOfTwoSearches } from '../../builder/fieldCost.ts';
import { selectedFields } from '../../builder/selection.ts';
import type { MoreJobOffer } from '../../rest/rows.ts';
import { slugOf } from '../../rules/slugOf.ts';
import { namesTexts } from '../city/city.ref.ts';
import { isListed, moreJobExpansion, offerExpansion } from '../offerRows.ts';
import {
  SearchConnectionRef,
  SearchKindRef,
  type FoundKind,
  type SearchConnection,
  type SearchKind,
  type SearchMatch,
  type SearchResult,
} from './search.type.ts';

const kindsOfSearch = ['city', 'partner', 'category', 'job_offer'] as const;
const allKinds: readonly SearchKind[] = [...kindsOfSearch, 'more_job_offer'];

const maxResults = 50;
const defaultResults = 10;
const maxLength = 100;

/** A text without control characters, which no name has. */
const cleaned = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

/** Full-time offers that a keyword finds come after gigs of the place, and before cities that only part of the text names. */
const scoreOfFullTime = 3.05;

/** How names match that the text only resembles. */
const guesses: ReadonlySet<SearchMatch['kind']> = new Set(['elsewhere', 'slip', 'similar'] as const);

/** Puts full-time offers, whose search tolerates mistakes without saying so, after names that the text only resembles. */
const withFullTimeLast = (found: readonly FoundKind[]): readonly FoundKind[] => {
  const others = found.flatMap(({ kind, rows }) => (kind === 'more_job_offer' ? [] : rows));
  if (others.length === 0 || !others.every(({ match }) => guesses.has(match.kind))) return found;
  return found.map((one) =>
    one.kind === 'more_job_offer' ? { ...one, rows: one.rows.map((row) => ({ ...row, score: 0 })) } : one,
  );
};

/** Whether all words of the text begin words of the offer's city, and none is in its title. */
const isFoundByPlace = (text: string, { cardTitle, city }: MoreJobOffer): boolean => {
  const words = slugOf(text).split('-');
  const [title, place] = [slugOf(cardTitle ?? ''), `-${slugOf(city?.name ?? '')}`];
  return words.every((word) => place.includes(`-${word}`) && !title.includes(word));
};

interface Search {
  readonly text: string;
  readonly place: string | null;
  readonly near: string | null;
  readonly limit: number;
}

type Info = GraphQLResolveInfo;

const nodePath = ['edges', 'node'] as const;

/** Reads the rows of a kind by their ids, in one call. */
const rowsById = async (
  kind: SearchKind,
  ids: string,
  context: Context,
  info: Info,
): Promise<readonly SearchResult[]> => {
  const { search } = context.loaders;
  const wanted = selectedFields(info, ...nodePath);
  const updated = wanted.has('updatedAt') ? ['updated'] : [];
  const expand = (parts: readonly string[]) => [...parts, ...updated].join(',') || undefined;
  if (kind === 'city')
    return search.cities.load({ ids, expand: expand(namesTexts(wanted) ? ['overview'] : []) });
  if (kind === 'partner')
    return search.partners.load({ ids, expand: expand(wanted.has('categories') ? ['categories'] : []) });
  const offers = await search.jobOffers.load({
    ids,
    expand: offerExpansion(info, context, nodePath) || undefined,
  });
  return offers.filter(isListed(context.log));
};

type Answer = Awaited<ReturnType<Context['loaders']['search']['found']['load']>>;

const nothing = (kind: SearchKind, error: unknown = null): FoundKind => ({
  kind,
  total: 0,
  totalIsExact: true,
  rows: [],
  error,
});

const foundKind = async (
  kind: SearchKind,
  answer: Answer,
  context: Context,
  info: Info,
): Promise<FoundKind> => {
  const found = answer?.kinds.find((one) => one.kind === kind);
  if (found === undefined || found.items.length === 0) return nothing(kind);
  const { items, total, totalIsExact } = found;
  const nodes: readonly SearchResult[] =
    kind === 'category'
      ? items.flatMap(({ category }) => category ?? [])
      : await rowsById(kind, items.map(({ id }) => id).join(','), context, info);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const rows = items.flatMap(({ id, score, match, field, text, highlights }) => {
    const node = byId.get(id);
    const byPlace = kind === 'job_offer' && field === 'city';
    return node === undefined ? [] : [{ node, score, byPlace, match: { kind: match, text, highlights } }];
  });
  return { kind, total, totalIsExact, rows, error: null };
};

/** Full-time offers come from their own search for a keyword, in the city that the text names, if any are there; else those near the reader come first. */
const fullTimeOffers = async (
  { text, place, near, limit }: Search,
  named: NonNullable<Answer>['named'],
  { language, loaders }: Context,
  info: Info,
): Promise<FoundKind> => {
  const load = (keyword: string, citySlug: string | null) =>
    loaders.moreJobs.moreJobsPage.load({
      keyword: keyword === '' ? null : keyword,
      citySlug,
      language,
      expand: moreJobExpansion(info, ...nodePath),
      from: { page: 1 },
      limit,
    });
  const there = named === null ? null : await load(named.words, named.place.slug);
  const [page, close] = there?.total
    ? [there, null]
    : await Promise.all([
        load(text, place === null ? null : slugOf(place)),
        near === null || place !== null || named !== null ? null : load(text, slugOf(near)),
      ]);
  const closeIds = new Set(close?.items.map(({ id }) => id));
  const offers = [...(close?.items ?? []), ...(page?.items ?? []).filter(({ id }) => !closeIds.has(id))];
  return {
    kind: 'more_job_offer',
    total: page?.total ?? 0,
    totalIsExact: page?.totalIsExact ?? true,
    rows: offers.slice(0, limit).map((node) => ({
      node,
      score: scoreOfFullTime,
      byPlace: isFoundByPlace(text, node),
      match: { kind: 'part', text: node.cardTitle ?? '', highlights: [] },
    })),
    error: null,
  };
};

/**
 * The best of each kind first, then the second best of each, so that many gigs hide no company. Offers of which nothing but the
 * place matches follow what has the text in its own name.
 */
const merged = (found: readonly FoundKind[], first: number) =>
  found
    .flatMap(({ rows }) => rows.map((row, position) => ({ ...row, position })))
    .toSorted(
      (one, other) =>
        Number(one.byPlace) - Number(other.byPlace) ||
        one.position - other.position ||
        other.score - one.score,
    )
    .slice(0, first)
    .map(({ node, match }, at) => ({ node, match, cursor: String(at) }));

const searchFor = async (
  input: Search,
  kinds: readonly SearchKind[],
  context: Context,
  info: Info,
): Promise<SearchConnection> => {
  const named = kindsOfSearch.filter((kind) => kinds.includes(kind)).join(',');
  // The cheapest kind tells which city the text names.
  const asked = named === '' && input.place === null ? 'category' : named;
  const answering: Promise<Answer> =
    asked === '' || input.text === ''
      ? Promise.resolve(null)
      : context.loaders.search.found.load({ ...input, kinds: asked });
  const one = async (kind: SearchKind): Promise<FoundKind> => {
    if (input.text === '') return nothing(kind);
    if (kind === 'more_job_offer') {
      const found = input.place === null ? await answering.catch(() => null) : null;
      return fullTimeOffers(input, found?.named ?? null, context, info);
    }
    return answering.then((answer) => foundKind(kind, answer, context, info));
  };
  const found = await Promise.all(
    kinds.map((kind) => one(kind).catch((error: unknown) => nothing(kind, error))),
  );
  const failed = found.find(({ error }) => error !== null);
  if (failed !== undefined && found.every(({ error }) => error !== null)) throw failed.error;
  const edges = merged(withFullTimeLast(found), input.limit);
  const answer = await answering.catch(() => null);
  return {
    edges,
    kinds: found,
    place: answer?.place ?? null,
    list: answer?.list ?? null,
    totalCount: found.reduce((sum, { total }) => sum + total, 0),
    pageCount: edges.length === 0 ? 0 : 1,
    pageInfo: {
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
};

builder.queryField('search', (t) =>
  t.field({
    complexity: costOfTwoSearches,
    type: SearchConnectionRef,
    description:
      'Searches cities, companies, categories, gigs and full-time offers at once. The best of each kind come first, then the second best of each. Names count in the language of the request and the original one, without accents, with their beginnings and single typing mistakes. If a kind fails, the others are found, and its total fails. There is one page.',
    args: {
      text: t.arg.string({
        required: true,
        description:
          'What to find, 1 to 100 characters: `courier berlin`. A city in it restricts offers to it.',
      }),
      place: t.arg.string({
        description: 'The slug or name of a city, to find only offers there: `berlin`.',
      }),
      near: t.arg.string({
        description:
          'The slug of the city where the reader is: gigs and full-time offers there come first, and among equals what is there, then what is in its country. It restricts nothing.',
      }),
      kinds: t.arg({ type: [SearchKindRef], description: 'What to find; everything by default.' }),
      first: t.arg.int({ description: 'The maximum number of rows, 1 to 50; 10 by default.' }),
    },
    resolve: (_query, { text, place, near, kinds, first }, context, info) => {
      const limit = first ?? defaultResults;
      if (limit < 1 || limit > maxResults) throw badArgument('first', `must be from 1 to ${maxResults}`);
      if (text.length < 1 || text.length > maxLength)
        throw badArgument('text', `must have 1 to ${maxLength} characters`);
      const input = {
        text: cleaned(text),
        place: cleaned(place ?? '') || null,
        near: cleaned(near ?? '') || null,
        limit,
      };
      return searchFor(
        input,
        kinds?.length ? allKinds.filter((kind) => kinds.includes(kind)) : allKinds,
        context,
        info,
      );
    },
  }),
);
