import type { InputFieldBuilder, InputShapeFromFields } from '@pothos/core';
import limits from '../../../../schema/limits.json' with { type: 'json' };
import { builder, type GraphTypes } from '../../builder/builder.ts';
import { rowId } from '../../builder/globalId.ts';
import { JobOfferTypeRef } from '../jobOffer/jobOffer.ref.ts';
import { GenderRef } from './user.ref.ts';

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
