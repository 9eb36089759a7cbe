import { builder } from '../../builder/builder.ts';
import { connectionType, type Connection, type Edge } from '../../builder/connection.ts';
import type {
  Category,
  City,
  CityBrief,
  JobOffer,
  ListedCity,
  MeantList,
  MoreJobOffer,
  Partner,
} from '../../rest/rows.ts';
import { CityMatchRef, CityRef, referencedCity } from '../city/city.ref.ts';
import { PartnerRef } from '../partner/partner.ref.ts';
import { typeOfOffer } from '../offer.type.ts';
import { CategoryRef, JobOfferRef, JobOfferTypeRef, MoreJobOfferRef } from '../refs.ts';

export type SearchKind = 'city' | 'partner' | 'category' | 'job_offer' | 'more_job_offer';

export type SearchResult = ListedCity | Partner | Category | JobOffer | MoreJobOffer;

export interface SearchMatch {
  readonly kind: NonNullable<City['match']>;
  readonly text: string;
  readonly highlights: readonly { readonly start: number; readonly length: number }[];
}

/** The best rows of a kind, or why there are none. */
export interface FoundKind {
  readonly kind: SearchKind;
  readonly total: number;
  readonly totalIsExact: boolean;
  readonly rows: readonly {
    readonly node: SearchResult;
    readonly score: number;
    /** Whether it is an offer of which nothing but the place matches. */
    readonly byPlace: boolean;
    readonly match: SearchMatch;
  }[];
  readonly error: unknown;
}

interface SearchEdge extends Edge<SearchResult> {
  readonly match: SearchMatch;
}

export interface SearchConnection extends Connection<SearchResult> {
  readonly edges: readonly SearchEdge[];
  readonly kinds: readonly FoundKind[];
  readonly place: CityBrief | null;
  readonly list: MeantList | null;
}

export const SearchKindRef = builder.enumType('SearchKind', {
  description: 'What a search finds.',
  values: {
    CITY: { value: 'city', description: 'A `City`.' },
    PARTNER: { value: 'partner', description: 'A company, a `Partner`.' },
    CATEGORY: { value: 'category', description: 'A `Category`.' },
    JOB_OFFER: { value: 'job_offer', description: 'A live and valid gig, a `JobOffer`.' },
    MORE_JOB_OFFER: {
      value: 'more_job_offer',
      description: 'A live and valid full-time offer, a `MoreJobOffer`.',
    },
  } as const,
});

const SearchResultRef = builder.unionType('SearchResult', {
  description: 'What a search found.',
  types: [CityRef, PartnerRef, CategoryRef, JobOfferRef, MoreJobOfferRef],
  resolveType: (row) => {
    if ('isMoreJob' in row) return typeOfOffer(row);
    if ('latitude' in row) return 'City';
    return 'countries' in row ? 'Partner' : 'Category';
  },
});

const HighlightRef = builder.objectRef<SearchMatch['highlights'][number]>('Highlight').implement({
  description: 'A part of a text that matches, in UTF-16 units, as JavaScript counts them.',
  fields: (t) => ({
    start: t.exposeInt('start', { nullable: false, description: 'Where it begins, from 0.' }),
    length: t.exposeInt('length', { nullable: false, description: 'How long it is, at least 1.' }),
  }),
});

const SearchMatchRef = builder.objectRef<SearchMatch>('SearchMatch').implement({
  description: 'Why a row was found.',
  fields: (t) => ({
    kind: t.field({
      type: CityMatchRef,
      nullable: false,
      description:
        'How well it fits: `EXACT` if the search is its name or title, `SIMILAR` if it may mean something else. Full-time offers are always `PART`.',
      resolve: ({ kind }) => kind,
    }),
    text: t.exposeString('text', {
      nullable: false,
      description:
        'What matched, plain text as pages show it: the name or title, or what else of an offer: its company, category or city.',
    }),
    highlights: t.expose('highlights', {
      type: [HighlightRef],
      nullable: false,
      description:
        'The parts of `text` that match, in order. Empty if another name of it matches, and for full-time offers.',
    }),
  }),
});

const FoundKindRef = builder.objectRef<FoundKind>('SearchKindTotal').implement({
  description: 'How many rows of a kind a search found.',
  fields: (t) => ({
    kind: t.field({
      type: SearchKindRef,
      nullable: false,
      description: 'The kind.',
      resolve: ({ kind }) => kind,
    }),
    totalCount: t.int({
      description: 'The number of rows. It fails alone if the search for this kind failed.',
      resolve: ({ total, error }) => {
        if (error !== null) throw error;
        return total;
      },
    }),
    totalIsExact: t.exposeBoolean('totalIsExact', {
      nullable: false,
      description: 'Whether `totalCount` is exact; false if the service stopped counting.',
    }),
  }),
});

const SearchedListRef = builder.objectRef<MeantList>('SearchedList').implement({
  description: 'A list of the gigs of a city, by a type, a category or both: a query of `jobOffers`.',
  fields: (t) => ({
    city: t.field({
      type: CityRef,
      description: 'The city. Null if it was deleted meanwhile.',
      resolve: ({ place }, _args, context, info) => referencedCity(place, info, context),
    }),
    type: t.field({
      type: JobOfferTypeRef,
      description: 'The type. Null for every type.',
      resolve: ({ type }) => type,
    }),
    category: t.field({
      type: CategoryRef,
      description: 'The category. Null for every category.',
      resolve: ({ category }) => category,
    }),
    jobOffersCount: t.int({
      nullable: false,
      description: 'The number of gigs in the list, at least 1.',
      resolve: ({ offers }) => offers,
    }),
  }),
});

export const SearchConnectionRef = connectionType('SearchResult', SearchResultRef, 'results', (edge) => {
  builder.objectField(edge, 'match', (t) =>
    t.field({
      type: SearchMatchRef,
      nullable: false,
      description: 'Why the row was found.',
      resolve: (found) => (found as SearchEdge).match,
    }),
  );
});

builder.objectFields(SearchConnectionRef, (t) => ({
  kinds: t.field({
    type: [FoundKindRef],
    nullable: false,
    description: 'The totals of the requested kinds.',
    resolve: (found) => (found as SearchConnection).kinds,
  }),
  place: t.field({
    type: CityRef,
    description:
      'The city in which gigs were searched: that of `place`, or one that the text names. Null for everywhere.',
    resolve: (found, _args, context, info) =>
      referencedCity((found as SearchConnection).place, info, context),
  }),
  list: t.field({
    type: SearchedListRef,
    description:
      'The list of gigs that the text means: `weekend berlin`, or `weekend` with `near` or `place`. Null if it names no type and no category, or also anything else, if no city is known, or if there are no such gigs.',
    resolve: (found) => (found as SearchConnection).list,
  }),
}));
