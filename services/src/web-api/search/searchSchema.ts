import { Type, type Static } from 'typebox';
import type { JobOfferType } from '../../db/schema/jobOffer.ts';
import { CategoryReference, CityReference } from '../../rest/references.ts';
import { matchKind } from '../cities/citySchema.ts';
import { jobOfferTypes } from '../job-offers/jobOfferSchema.ts';

/** What a search finds, in the order of the answer. */
export const searchKinds = ['city', 'partner', 'category', 'job_offer'] as const;

export type SearchKind = (typeof searchKinds)[number];

export const searchKind = Type.Unsafe<SearchKind>({ type: 'string', enum: [...searchKinds] });

const Highlight = Type.Object(
  {
    start: Type.Integer({ minimum: 0, description: 'Where it begins, in UTF-16 units.' }),
    length: Type.Integer({ minimum: 1, description: 'How long it is, in UTF-16 units.' }),
  },
  { title: 'Highlight', description: 'A part of a text that the search matches.' },
);

const searchFields = ['name', 'title', 'company', 'category', 'city'] as const;

export const FoundRow = Type.Object(
  {
    id: Type.Integer({ description: 'The id of the row.' }),
    score: Type.Number({
      description:
        'How well it fits: 6 for the whole name or title, 4 to 5 for its beginning or for a city of the country, 3 to 4 for words in it, less for similar ones. Comparable between kinds.',
    }),
    match: matchKind(
      'The score as a word, as of cities: exact for the whole name or title, beginning and part for words in it, slip and similar for names like it.',
    ),
    field: Type.Unsafe<(typeof searchFields)[number]>({
      type: 'string',
      enum: [...searchFields],
      description: 'What matched: the name, or of an offer its title, company, category, or only its city.',
    }),
    text: Type.String({ description: 'That text, as pages show it.' }),
    highlights: Type.Array(Highlight, {
      description: 'The parts of `text` that the words match, in order; empty if another name of it matches.',
    }),
    category: Type.Optional(CategoryReference),
  },
  { title: 'FoundRow', description: 'A row that a search found.' },
);

const FoundKind = Type.Object(
  {
    kind: searchKind,
    total: Type.Integer({ minimum: 0, description: 'Number of rows that match.' }),
    totalIsExact: Type.Boolean({ description: 'False if counting stopped.' }),
    items: Type.Array(FoundRow, { description: 'The best ones, best first.' }),
  },
  { title: 'FoundKind', description: 'The rows of one kind.' },
);

const TextWithPlace = Type.Object(
  {
    place: CityReference,
    words: Type.String({
      description: 'The other words, without accents, in small letters: `courier`; empty if there are none.',
    }),
  },
  { title: 'TextWithPlace', description: 'A text that names a city.' },
);

interface Reference {
  id: number;
  name: string;
  slug: string;
  orgSlug: string;
}

const MeantList = Type.Object(
  {
    place: CityReference,
    type: Type.Unsafe<JobOfferType | null>({
      anyOf: [{ type: 'string', enum: jobOfferTypes }, { type: 'null' }],
      description: 'The `type` of `GET /job_offers`; null: every type.',
    }),
    category: Type.Unsafe<Reference | null>({
      anyOf: [CategoryReference, { type: 'null' }],
      description:
        'The category, whose `orgSlug` is in `categories` of `GET /job_offers`; null: every category.',
    }),
    offers: Type.Integer({ minimum: 1, description: 'Number of gigs in the list.' }),
  },
  { title: 'MeantList', description: 'A list of the gigs of a city, by a type, a category or both.' },
);

export const SearchAnswer = Type.Object(
  {
    place: Type.Unsafe<Reference | null>({
      anyOf: [CityReference, { type: 'null' }],
      description: 'The city of the gigs, if `place` or the text names one; null: everywhere, or unknown.',
    }),
    named: Type.Unsafe<{
      place: Reference;
      words: string;
    } | null>({
      anyOf: [TextWithPlace, { type: 'null' }],
      description:
        'The city that the text names and its other words, whatever is found there; null if it names none.',
    }),
    list: Type.Unsafe<Static<typeof MeantList> | null>({
      anyOf: [MeantList, { type: 'null' }],
      description:
        'The list of gigs that the text means: in the city of `place`, or else that the text names, or else `near`, by the type or the category whose names its other words are or begin, in the language of the path or in English. Null if other words remain or none do, without a city, and if there are no such gigs.',
    }),
    kinds: Type.Array(FoundKind, { description: 'Each requested kind once.' }),
  },
  { title: 'SearchAnswer', description: 'What a search found.' },
);
