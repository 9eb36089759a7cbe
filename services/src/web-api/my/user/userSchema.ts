import { Type } from 'typebox';
import type { JobOfferType } from '../../../db/schema/jobOffer.ts';
import type { Gender } from '../../../db/schema/user.ts';
import { LANGUAGES, type Language } from '../../../rest/language.ts';
import { jobOfferTypes } from '../../job-offers/jobOfferSchema.ts';

const genders: Gender[] = ['other', 'male', 'female'];

const text = (maxLength: number, description: string, more: { format?: string; pattern?: string } = {}) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength, ...more, description });

const oneOf = <T extends string>(values: readonly T[], description: string) =>
  Type.Unsafe<T | null>({ type: ['string', 'null'], enum: [...values, null], description });

const flag = (description: string) => Type.Unsafe<boolean | null>({ type: ['boolean', 'null'], description });

const ReferralData = Type.Unsafe<{ url: string; expires_at: string } | null>({
  type: ['object', 'null'],
  required: ['url', 'expires_at'],
  properties: {
    url: { type: 'string', maxLength: 2000, description: 'Where the user came from.' },
    expires_at: { type: 'string', format: 'date-time', description: 'RFC 3339.' },
  },
  description: 'Who brought the user, while it lasts.',
});

/** What the user may change of themselves. */
const settable = {
  given_name: text(100, 'The first name.'),
  family_name: text(100, 'The last name.'),
  email: text(254, 'The address.', { format: 'email' }),
  birthdate: text(10, 'YYYY-MM-DD, in the past.', { format: 'date' }),
  worktown_id: Type.Unsafe<number | null>({
    type: ['integer', 'null'],
    minimum: 1,
    maximum: 2_147_483_647,
    description: 'The id of the city to work in. Sets worktown_slug too.',
  }),
  worktown_slug: text(120, "The city's orgSlug. Sets worktown_id too, unless that is given."),
  country: text(2, 'ISO 3166-1 alpha-2.', { pattern: '^[A-Za-z]{2}$' }),
  avatar: text(2000, 'The URL of a picture.', { pattern: '^https?://\\S+$' }),
  phone: text(40, 'Digits, with an optional plus and separators.', {
    pattern: '^\\+?(?:[ ()./-]*\\d){6,15}[ ()./-]*$',
  }),
  gender: oneOf(genders, 'other, male or female.'),
  favourite_categories: Type.Array(Type.String({ maxLength: 120 }), {
    maxItems: 50,
    description: 'Original slugs of categories.',
  }),
  type_of_jobs: Type.Array(Type.Unsafe<JobOfferType>({ type: 'string', enum: jobOfferTypes }), {
    maxItems: 10,
    description: 'Kinds of work.',
  }),
  work_from_home: flag('The user wants to work from home.'),
  language: oneOf<Language>(LANGUAGES, 'Two letters.'),
  referral_data: ReferralData,
};

export const UserMetadata = Type.Object(
  { userId: Type.String({ description: 'The user.' }), ...settable },
  { title: 'UserMetadata', description: 'What a user told of themselves; null or empty: not told.' },
);

const changes = {
  given_name: Type.Optional(settable.given_name),
  family_name: Type.Optional(settable.family_name),
  email: Type.Optional(settable.email),
  birthdate: Type.Optional(settable.birthdate),
  worktown_id: Type.Optional(settable.worktown_id),
  worktown_slug: Type.Optional(settable.worktown_slug),
  country: Type.Optional(settable.country),
  avatar: Type.Optional(settable.avatar),
  phone: Type.Optional(settable.phone),
  gender: Type.Optional(settable.gender),
  favourite_categories: Type.Optional(settable.favourite_categories),
  type_of_jobs: Type.Optional(settable.type_of_jobs),
  work_from_home: Type.Optional(settable.work_from_home),
  language: Type.Optional(settable.language),
  referral_data: Type.Optional(settable.referral_data),
};

export const UserMetadataChange = Type.Object(changes, {
  title: 'UserMetadataChange',
  description: 'What is named is changed, null takes it away; the rest stays.',
});

export const UserChange = Type.Object(
  {
    ...changes,
    picture: Type.Optional(text(2000, 'The URL of a picture.', { pattern: '^https?://\\S+$' })),
    emailConsent: Type.Optional(flag('The user wants to get emails.')),
  },
  { title: 'UserChange', description: 'Metadata and account data; what is not named stays.' },
);

export const User = Type.Object(
  {
    user_id: Type.String({ description: "The id token's sub." }),
    email: text(254, 'The address.'),
    emailVerified: Type.Boolean({ description: 'The address was shown to be theirs.' }),
    given_name: text(100, 'The first name.'),
    family_name: text(100, 'The last name.'),
    picture: text(2000, 'The URL of a picture.'),
    logins_count: Type.Integer({
      minimum: 0,
      description:
        'How often the user was initialised after a login; once for each, however often it is told.',
    }),
    emailConsent: Type.Boolean({ description: 'The user wants to get emails.' }),
    userRegisterSource: text(100, 'What the user signed up for, such as AddReview.'),
    user_metadata: UserMetadata,
  },
  { title: 'User', description: 'The signed-in user.' },
);

export const DeletedUser = Type.Object(
  {
    user_id: Type.String({ description: "The id token's sub." }),
    sign_in_deleted: Type.Boolean({
      description:
        'The account at the identity service is gone, too. False where the services cannot manage accounts there.',
    }),
  },
  { title: 'DeletedUser', description: 'What was deleted.' },
);
