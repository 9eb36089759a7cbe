import { Type } from 'typebox';
import { nullableInteger } from '../../../rest/nullable.ts';
import limits from '../../../../../schema/limits.json' with { type: 'json' };
import type { JobOfferType } from '../../../db/schema/jobOffer.ts';
import type { Gender } from '../../../db/schema/user.ts';
import { identityProviders, type IdentityProvider } from '../../../identity/identityProvider.ts';
import { maxId } from '../../../rest/ids.ts';
import { siteLanguages, type Language } from '../../../rest/language.ts';
import { personNameFormat, phonePattern } from '../../../text/textPatterns.ts';
import { webUrlPattern } from '../../../text/webUrl.ts';
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
    url: {
      type: 'string',
      maxLength: 2000,
      pattern: webUrlPattern,
      description: 'The page that referred the user, with http or https.',
    },
    expires_at: { type: 'string', format: 'date-time', description: 'RFC 3339.' },
  },
  description: 'The referral, until it expires.',
});

/** Metadata that the user can change. */
const settable = {
  given_name: text(100, 'The first name.'),
  family_name: text(100, 'The last name.'),
  email: text(254, 'The verified address of the account, or null. In a change it is ignored.', {
    format: 'idn-email',
  }),
  birthdate: text(10, `YYYY-MM-DD, from 1900 on and at least ${limits.lowestAge} years ago.`, {
    format: 'date',
  }),
  worktown_id: nullableInteger({
    minimum: 1,
    maximum: maxId,
    description: 'The id of the city where the user wants to work. Also sets worktown_slug.',
  }),
  worktown_slug: text(120, "The city's orgSlug. Also sets worktown_id, unless that is present."),
  country: text(2, 'ISO 3166-1 alpha-2.', { pattern: '^[A-Za-z]{2}$' }),
  avatar: text(2000, 'The URL of a picture.', { pattern: webUrlPattern }),
  phone: text(40, 'Digits, with an optional plus and separators.', { pattern: phonePattern }),
  gender: oneOf(genders, 'other, male or female.'),
  favourite_categories: Type.Array(Type.String({ maxLength: 120 }), {
    maxItems: 50,
    description: 'The original slugs of categories.',
  }),
  type_of_jobs: Type.Array(Type.Unsafe<JobOfferType>({ type: 'string', enum: jobOfferTypes }), {
    maxItems: 10,
    description: 'Kinds of work.',
  }),
  work_from_home: flag('Whether the user wants to work from home.'),
  language: oneOf<Language>(siteLanguages, 'Two letters.'),
  referral_data: ReferralData,
};

export const UserMetadata = Type.Object(
  {
    userId: Type.String({ description: 'The user.' }),
    ...settable,
    review_ids: Type.Array(Type.Integer(), {
      description: 'The latest 100 reviews of the user, which show the name and the picture.',
    }),
  },
  { title: 'UserMetadata', description: 'Data that a user entered; null or empty if unknown.' },
);

const name = (which: string) =>
  text(100, `${which}: a letter, no address or phone number.`, { format: personNameFormat });

const changes = {
  given_name: Type.Optional(name('The first name')),
  family_name: Type.Optional(name('The last name')),
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
  description: 'Changes the fields that are present; null clears a field. Other fields stay unchanged.',
});

export const UserChange = Type.Object(
  {
    ...changes,
    picture: Type.Optional(text(2000, 'The URL of a picture.', { pattern: webUrlPattern })),
    emailConsent: Type.Optional(flag('Whether the user agreed to receive emails.')),
  },
  { title: 'UserChange', description: 'Metadata and account data to change; other fields stay unchanged.' },
);

export const User = Type.Object(
  {
    user_id: Type.String({ description: "The id token's sub." }),
    author_id: Type.Optional(
      text(36, 'The id of the user in public reviews, a UUID; null before the first login is counted.'),
    ),
    identity_provider: Type.Unsafe<IdentityProvider>({
      type: 'string',
      enum: identityProviders,
      description: 'How the user signs in. The names of google and facebook users cannot be changed here.',
    }),
    email: text(254, 'The address.'),
    emailVerified: Type.Boolean({ description: 'Whether the address is verified.' }),
    given_name: text(100, 'The first name.'),
    family_name: text(100, 'The last name.'),
    picture: text(2000, 'The URL of a picture, mostly the one of the identity provider.'),
    avatar: text(120, 'The name of the picture that the user uploaded, below avatars/ at the image service.'),
    logins_count: Type.Integer({
      minimum: 0,
      description: 'Number of logins after which the user was initialised; repeated requests do not count.',
    }),
    emailConsent: Type.Boolean({ description: 'Whether the user agreed to receive emails.' }),
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
        'Whether the account at the identity service was deleted too. False where the services cannot manage accounts.',
    }),
  },
  { title: 'DeletedUser', description: 'The result of the deletion.' },
);

export const OwnData = Type.Object(
  {
    user_id: Type.String({ description: "The id token's sub." }),
    exported_at: Type.String({ format: 'date-time', description: 'The time of the export.' }),
    data: Type.Record(Type.String(), Type.Array(Type.Record(Type.String(), Type.Unknown())), {
      description: 'The rows by what they are about, such as `reviews`.',
    }),
  },
  { title: 'OwnData', description: 'Everything stored about a user.' },
);
