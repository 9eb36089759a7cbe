import limits from '../../../../schema/limits.json' with { type: 'json' };
import { builder, type GraphTypes } from '../../builder/builder.ts';
import { deprecated } from '../../builder/deprecated.ts';
import { costOfTwoSearches } from '../../builder/fieldCost.ts';
import { toGlobalId, rowId } from '../../builder/globalId.ts';
import type { UserMetadata } from '../../rest/rows.ts';
import { allCategories } from '../category/category.ref.ts';
import { CityRef } from '../city/city.ref.ts';
import {
  CategoryRef,
  CountryRef,
  JobOfferTypeRef,
  GenderRef,
  UserMetadataRef,
  LanguageLevelRef,
  UserLanguageRef,
} from '../refs.ts';
import { countryName, languageName } from '../../rules/displayName.ts';
import type { InputFieldBuilder, InputShapeFromFields } from '@pothos/core';

type Referral = NonNullable<UserMetadata['referral_data']>;

const ReferralDataRef = builder.objectRef<Referral>('ReferralData').implement({
  authScopes: { signedIn: true },
  description: 'The page that led a user to the site, until it expires.',
  fields: (t) => ({
    url: t.exposeString('url', {
      nullable: false,
      description: 'The referring page, a URL of at most 2000 characters.',
    }),
    expiresAt: t.expose('expires_at', {
      type: 'DateTime',
      nullable: false,
      description: 'When it expires: the site sets sixty days from the visit.',
    }),
  }),
});

UserMetadataRef.implement({
  authScopes: { signedIn: true },
  description: 'The personal data of a user; null or empty where unknown.',
  fields: (t) => ({
    userId: t.exposeID('userId', { nullable: false, description: 'The id of the account.' }),
    givenName: t.exposeString('given_name', {
      description: 'The first name, at most 100 characters. Null when unknown.',
    }),
    familyName: t.exposeString('family_name', {
      description: 'The last name, at most 100 characters. Null when unknown.',
    }),
    email: t.exposeString('email', {
      description: 'The contact address, at most 254 characters: `kim@example.org`. Null when unknown.',
    }),
    birthdate: t.expose('birthdate', {
      type: 'Date',
      description: `The day of birth, from 1900 on and at least ${limits.lowestAge} years ago: \`1990-05-17\`. Null when unknown.`,
    }),
    worktownId: t.id({
      description: 'The id of the city to work in. Null when unknown.',
      resolve: ({ worktown_id: id }) => (id === null ? null : toGlobalId('City', id)),
    }),
    worktownSlug: t.exposeString('worktown_slug', {
      description: 'The `orgSlug` of that city. Null when unknown.',
    }),
    worktown: t.field({
      type: CityRef,
      description: 'The city to work in. Null when unknown.',
      resolve: ({ worktown_id: id }, _args, { loaders }) =>
        id === null ? null : loaders.cities.cityById.load(id),
    }),
    homeCountry: t.field({
      type: CountryRef,
      description: 'The country of the user. Null when unknown.',
      resolve: ({ country }, _args, { language }) =>
        country === null ? null : { countryCode: country, name: countryName(country, language) ?? country },
    }),
    country: t.exposeString('country', {
      deprecationReason: deprecated('`UserMetadata.homeCountry`'),
      description: 'The country, ISO 3166-1 alpha-2: `DE`. Null when unknown.',
    }),
    avatar: t.exposeString('avatar', {
      description: 'The picture, an absolute URL of at most 2000 characters. Null when unknown.',
    }),
    phone: t.exposeString('phone', {
      description: 'The number, 6 to 15 digits with separators: `+49 30 1234567`. Null when unknown.',
    }),
    gender: t.field({
      type: GenderRef,
      description: 'How the user wants to be addressed. Null when unknown.',
      resolve: (metadata) => metadata.gender,
    }),
    categories: t.field({
      complexity: costOfTwoSearches,
      type: [CategoryRef],
      description: 'The categories the user likes; those that no longer exist are missing.',
      resolve: async ({ favourite_categories: liked }, _args, { loaders }) =>
        liked.length === 0
          ? []
          : (await allCategories(loaders)).filter(({ orgSlug }) => liked.includes(orgSlug)),
    }),
    favouriteCategories: t.exposeStringList('favourite_categories', {
      nullable: false,
      deprecationReason: deprecated('`UserMetadata.categories`'),
      description: 'The categories the user likes, by `orgSlug`: `delivery`.',
    }),
    typeOfJobs: t.field({
      type: [JobOfferTypeRef],
      nullable: false,
      description: 'The kinds of work the user looks for.',
      resolve: (metadata) => metadata.type_of_jobs,
    }),
    workFromHome: t.exposeBoolean('work_from_home', {
      description: 'Whether the user wants to work from home. Null when unknown.',
    }),
    languageCode: t.expose('language', {
      type: 'LanguageCode',
      description: 'The language in which they use the site, two letters: `de`. Null when unknown.',
    }),
    language: t.exposeString('language', {
      deprecationReason: deprecated('`UserMetadata.languageCode`'),
      description: 'The language in which they use the site, two letters: `de`. Null when unknown.',
    }),
    referralData: t.field({
      type: ReferralDataRef,
      description: 'The page that led the user to the site; null once it has expired.',
      resolve: (metadata) => metadata.referral_data,
    }),
  }),
});

UserLanguageRef.implement({
  authScopes: { signedIn: true },
  description: 'A language the user speaks.',
  fields: (t) => ({
    id: t.id({
      nullable: false,
      description: 'Unique per user and language. `node` does not accept it.',
      resolve: ({ id, userId }) => toGlobalId('UserLanguage', `${id}:${userId}`),
    }),
    languageCode: t.expose('id', {
      type: 'LanguageCode',
      nullable: false,
      description: 'The two-letter code: `de`.',
    }),
    code: t.exposeString('id', {
      nullable: false,
      deprecationReason: deprecated('`UserLanguage.languageCode`'),
      description: 'The two-letter code: `de`.',
    }),
    name: t.string({
      nullable: false,
      description: 'The name in the language of the request: `German`.',
      resolve: ({ id, name }, _args, { language }) => languageName(id, language) ?? name,
    }),
    title: t.exposeString('title', {
      nullable: false,
      description: 'The name in the language itself: `Deutsch`.',
    }),
    level: t.field({
      type: LanguageLevelRef,
      description: 'How well the user speaks it; null when unknown.',
      resolve: (language) => language.level ?? null,
    }),
  }),
});

const ReferralDataInput = builder.inputType('ReferralDataInput', {
  description: 'The page that led a user to the site.',
  fields: (t) => ({
    url: t.string({
      required: true,
      description: 'The referring page, a URL of at most 2000 characters.',
    }),
    expiresAt: t.field({
      type: 'DateTime',
      required: true,
      description: 'When it expires: the site sets sixty days from the visit.',
    }),
  }),
});

/** The personal data of a user. Omitted fields stay unchanged, null clears a value. */
export const metadataFields = (t: InputFieldBuilder<GraphTypes, 'InputObject'>) => ({
  givenName: t.string({
    description: 'The first name, at most 100 characters, without addresses and phone numbers.',
  }),
  familyName: t.string({
    description: 'The last name, at most 100 characters, without addresses and phone numbers.',
  }),
  email: t.string({
    description:
      'Ignored: the address of the metadata is the verified one of the account. At most 254 characters: `kim@example.org`.',
  }),
  birthdate: t.field({
    type: 'Date',
    description: `The day of birth, from 1900 on and at least ${limits.lowestAge} years ago: \`1990-05-17\`.`,
  }),
  worktownId: t.id({ description: 'The city to work in: the `id` of a City. Sets `worktownSlug` too.' }),
  worktownSlug: t.string({
    description: 'The `orgSlug` of that city: `berlin`. Sets `worktownId` too, unless that is set.',
  }),
  country: t.string({ description: 'ISO 3166-1 alpha-2: `DE`.' }),
  avatar: t.string({ description: 'The picture, an absolute URL of at most 2000 characters.' }),
  phone: t.string({ description: 'The number, 6 to 15 digits with separators: `+49 30 1234567`.' }),
  gender: t.field({ type: GenderRef, description: 'How the user wants to be addressed.' }),
  favouriteCategories: t.stringList({
    description: 'The categories the user likes, by `orgSlug`: `delivery`. At most 50.',
  }),
  typeOfJobs: t.field({ type: [JobOfferTypeRef], description: 'The kinds of work the user looks for.' }),
  workFromHome: t.boolean({ description: 'Whether the user wants to work from home.' }),
  language: t.string({ description: 'The language in which they use the site, two letters: `de`.' }),
  referralData: t.field({ type: ReferralDataInput, description: 'The page that led the user to the site.' }),
});

type MetadataInput = InputShapeFromFields<ReturnType<typeof metadataFields>>;

/** The input under the names of the service. Undefined fields stay unchanged; null clears a value and empties a list. */
export const metadataBody = (input: MetadataInput) => ({
  given_name: input.givenName,
  family_name: input.familyName,
  email: input.email,
  birthdate: input.birthdate,
  worktown_id: typeof input.worktownId === 'string' ? rowId('City', input.worktownId) : input.worktownId,
  worktown_slug: input.worktownSlug,
  country: input.country,
  avatar: input.avatar,
  phone: input.phone,
  gender: input.gender,
  favourite_categories: input.favouriteCategories === null ? [] : input.favouriteCategories,
  type_of_jobs: input.typeOfJobs === null ? [] : input.typeOfJobs,
  work_from_home: input.workFromHome,
  language: input.language,
  referral_data: input.referralData && {
    url: input.referralData.url,
    expires_at: input.referralData.expiresAt,
  },
});
