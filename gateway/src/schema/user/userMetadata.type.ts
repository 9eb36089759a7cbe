import limits from '../../../../schema/limits.json' with { type: 'json' };
import { builder } from '../../builder/builder.ts';
import { toGlobalId } from '../../builder/globalId.ts';
import type { UserMetadata } from '../../rest/rows.ts';
import { CityRef } from '../city/city.ref.ts';
import { JobOfferTypeRef } from '../jobOffer/jobOffer.ref.ts';
import { GenderRef, UserMetadataRef } from './user.ref.ts';

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
    givenName: t.exposeString('given_name', { description: 'The first name, at most 100 characters.' }),
    familyName: t.exposeString('family_name', { description: 'The last name, at most 100 characters.' }),
    email: t.exposeString('email', {
      description: 'The contact address, at most 254 characters: `kim@example.org`.',
    }),
    birthdate: t.expose('birthdate', {
      type: 'Date',
      description: `The day of birth, from 1900 on and at least ${limits.lowestAge} years ago: \`1990-05-17\`.`,
    }),
    worktownId: t.id({
      description: 'The id of the city to work in.',
      resolve: ({ worktown_id: id }) => (id === null ? null : toGlobalId('City', id)),
    }),
    worktownSlug: t.exposeString('worktown_slug', { description: 'The `orgSlug` of that city.' }),
    worktown: t.field({
      type: CityRef,
      description: 'The city to work in.',
      resolve: ({ worktown_id: id }, _args, { loaders }) =>
        id === null ? null : loaders.cities.cityById.load(id),
    }),
    country: t.exposeString('country', { description: 'The country, ISO 3166-1 alpha-2: `DE`.' }),
    avatar: t.exposeString('avatar', {
      description: 'The picture, an absolute URL of at most 2000 characters.',
    }),
    phone: t.exposeString('phone', {
      description: 'The number, 6 to 15 digits with separators: `+49 30 1234567`.',
    }),
    gender: t.field({
      type: GenderRef,
      description: 'How the user wants to be addressed.',
      resolve: (metadata) => metadata.gender,
    }),
    favouriteCategories: t.exposeStringList('favourite_categories', {
      nullable: false,
      description: 'The categories the user likes, by `orgSlug`: `delivery`.',
    }),
    typeOfJobs: t.field({
      type: [JobOfferTypeRef],
      nullable: false,
      description: 'The kinds of work the user looks for.',
      resolve: (metadata) => metadata.type_of_jobs,
    }),
    workFromHome: t.exposeBoolean('work_from_home', {
      description: 'Whether the user wants to work from home.',
    }),
    language: t.exposeString('language', {
      description: 'The language in which they use the site, two letters: `de`.',
    }),
    referralData: t.field({
      type: ReferralDataRef,
      description: 'The page that led the user to the site; null once it has expired.',
      resolve: (metadata) => metadata.referral_data,
    }),
  }),
});
