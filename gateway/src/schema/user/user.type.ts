import { forGuests, ownRow, signedOut } from '../../auth/scopes.ts';
import { builder } from '../../builder/builder.ts';
import { shallowCopy } from '../../builder/shallowCopy.ts';
import { deprecated } from '../../builder/deprecated.ts';
import type { Context } from '../../builder/context.ts';
import type { User } from '../../rest/rows.ts';
import {
  IdentityProviderRef,
  UserLanguageRef,
  UserMetadataRef,
  UserRef,
  ApplicationRef,
  JobOfferRef,
  ReviewRef,
  ReviewOpportunityRef,
  UserJobOfferRef,
  type Viewer,
} from '../refs.ts';
import { optionalPicture, PictureRef } from '../values/picture.ref.ts';

const accountOf = ({ account }: Viewer, { loaders }: Pick<Context, 'loaders'>): Promise<User | null> =>
  account === null ? loaders.viewer.account.load('me') : Promise.resolve(account);

const textOf =
  (field: 'user_id' | 'author_id' | 'email' | 'given_name' | 'family_name' | 'picture' | 'avatar') =>
  async (viewer: Viewer, _args: object, context: Pick<Context, 'loaders'>): Promise<string | null> =>
    (await accountOf(viewer, context))?.[field] ?? null;

/** The id of the account in the token, so that the user has the same one wherever they are reached, and it needs no call. */
const subjectOf = async (context: Context): Promise<string> => {
  const bearer = await context.bearer();
  if (!('subject' in bearer)) throw signedOut(context);
  return bearer.subject;
};

builder.node(UserRef, {
  authScopes: { signedIn: true },
  description: 'The signed-in user. All fields need the bearer token.',
  id: { resolve: (_viewer, _args, context) => subjectOf(context) },
  loadWithoutCache: (id, context) =>
    ownRow(context, async () => ((await subjectOf(context)) === id ? { account: null } : null)),
  fields: (t) => ({
    userId: t.id({
      description:
        'The id of the account, the `sub` of its token, by which the user finds their own reviews (`Review.userId`). Null when the account is unknown.',
      resolve: textOf('user_id'),
    }),
    authorId: t.id({
      description: 'The `userId` of the reviews of this user in public answers; null before `initUser`.',
      resolve: textOf('author_id'),
    }),
    email: t.string({
      description: 'The email address of the account: `kim@example.org`. Null when unknown.',
      resolve: textOf('email'),
    }),
    identityProvider: t.field({
      type: IdentityProviderRef,
      description:
        'How the user signs in. With COGNITO and AUTH0, the names in the metadata take priority; names from other providers cannot be changed here. Null when unknown.',
      resolve: async (viewer, _args, context) =>
        (await accountOf(viewer, context))?.identity_provider ?? null,
    }),
    emailVerified: t.boolean({
      description: 'Whether the email address is verified; null when unknown.',
      resolve: async (viewer, _args, context) => (await accountOf(viewer, context))?.emailVerified ?? null,
    }),
    givenName: t.string({
      description: 'The first name; null when unknown.',
      resolve: textOf('given_name'),
    }),
    familyName: t.string({
      description: 'The last name; null when unknown.',
      resolve: textOf('family_name'),
    }),
    picture: t.string({
      description: 'The picture at the identity provider, an absolute URL; null without one.',
      resolve: textOf('picture'),
    }),
    profilePicture: t.field({
      type: PictureRef,
      description: 'The picture that the user uploaded; null without one.',
      resolve: async (viewer, _args, context) =>
        optionalPicture('avatars', (await accountOf(viewer, context))?.avatar, null),
    }),
    avatar: t.string({
      deprecationReason: deprecated('`User.profilePicture`'),
      description: 'The picture that the user uploaded, under `avatars/` of the images; null without one.',
      resolve: textOf('avatar'),
    }),
    loginsCount: t.int({
      description: 'The number of logins, as recorded by `initUser`; null before it.',
      resolve: async (viewer, _args, context) => (await accountOf(viewer, context))?.logins_count ?? null,
    }),
    emailConsent: t.boolean({
      description: 'Whether the user wants to get emails; null when unknown.',
      resolve: async (viewer, _args, context) => (await accountOf(viewer, context))?.emailConsent ?? null,
    }),
    personalData: t.field({
      type: 'JSON',
      description:
        'Everything stored about the user, for them to keep: profile, picture, languages, applications, saved offers and searches, reviews, contributions, page views (the latest 10,000) and mails. Null when nothing is.',
      resolve: (_viewer, _args, { loaders }) => loaders.viewer.data.load('me'),
    }),
    data: t.string({
      deprecationReason: deprecated('`User.personalData`'),
      description:
        'Everything stored about the user, as JSON, for them to keep: profile, picture, languages, applications, saved offers and searches, reviews, contributions, page views (the latest 10,000) and mails. Null when nothing is.',
      resolve: async (_viewer, _args, { loaders }) => {
        const data = await loaders.viewer.data.load('me');
        return data === null ? null : JSON.stringify(data);
      },
    }),
    metadata: t.field({
      type: UserMetadataRef,
      description: 'The personal data of the user; null when the account is unknown.',
      resolve: ({ account }, _args, { loaders }) =>
        account?.user_metadata ?? loaders.viewer.metadata.load('me'),
    }),
    languages: t.field({
      type: [UserLanguageRef],
      description: 'The languages the user speaks.',
      resolve: (_viewer, _args, { loaders }) => loaders.viewer.languages.load('me'),
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({
    type: UserRef,
    description:
      'The signed-in user, by the bearer token of the request. Null for a guest, who sends none; with one that is invalid or has ended, also the error `UNAUTHENTICATED`.',
    authScopes: { signedIn: true },
    unauthorizedResolver: forGuests(null),
    resolve: () => ({ account: null }),
  }),
);

builder.node(UserJobOfferRef, {
  authScopes: { signedIn: true },
  description: 'An offer that the user applied for or reviewed, with the review and the date.',
  id: {
    resolve: (mine) => mine.id,
    description:
      'An id that is unique among those of one user: other users have the same one for the offer, and `node` reads that of the token’s user.',
  },
  loadWithoutCache: (id, context) =>
    ownRow(context, () => shallowCopy(context.loaders.viewer.jobOfferById.load(Number(id)))),
  fields: (t) => ({
    jobOffer: t.field({
      type: JobOfferRef,
      description: 'The offer.',
      resolve: ({ ratings, ...offer }) => ({ ...offer, review: ratings }),
    }),
    review: t.field({
      type: ReviewRef,
      description: 'The user’s own review; null when there is none yet.',
      resolve: (mine) => mine.review,
    }),
    opportunity: t.field({
      type: ReviewOpportunityRef,
      description:
        'The opportunity to review the offer; null when there is none, and while it is dismissed, when only `node` reads it.',
      resolve: (mine) => mine.opportunity,
    }),
    application: t.field({
      type: ApplicationRef,
      description: 'How far the application is; null if the user reviewed the offer without applying here.',
      resolve: ({ id, application }) => application && { ...application, offerId: id },
    }),
    appliedAt: t.expose('lead_created', {
      type: 'DateTime',
      description: 'When the user applied; null if the user reviewed the offer without applying here.',
    }),
  }),
});
