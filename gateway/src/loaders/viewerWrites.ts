import type { WebApiBody } from '../rest/contractTypes.ts';
import type { ChangedNode } from '../rest/call.ts';
import type { RestClient } from '../rest/restClient.ts';
import type { Review, User, UserMetadata } from '../rest/rows.ts';
import { keyHeader, withoutNulls } from './writes.ts';

type LanguagesChange = WebApiBody<'patch', '/my/languages'>;

export interface NewReview {
  readonly offerId: number;
  readonly rating: number;
  readonly reviewText?: string | null | undefined;
}

export interface ReviewChange {
  readonly offerId: number;
  readonly rating?: number | null | undefined;
  readonly reviewText?: string | null | undefined;
}

export interface SeenPage {
  readonly url: string;
  readonly type: string;
  readonly referralUrl?: string | null | undefined;
  readonly params?: Readonly<Record<string, string>> | null | undefined;
  readonly idempotencyKey?: string | null | undefined;
}

const ofOffer = (id: number) => ({ type: 'JobOffer', id }) as const;
const ofReview = (id: number) => ({ type: 'Review', id }) as const;

/** What shows or counts the user's review of an offer: lists of a company or city show it without the offer. */
const ofReviewed =
  (offerId: number) =>
  (review: Review | null): readonly ChangedNode[] => {
    const { id, partner, city } = review ?? {};
    return [
      ofOffer(offerId),
      ...(id === undefined ? [] : [ofReview(id)]),
      ...(partner ? [{ type: 'Partner', id: partner.id } as const] : []),
      ...(city ? [{ type: 'City', id: city.id } as const] : []),
    ];
  };

/** The reviews of the user, which show the name and the picture. */
const ofAuthor = (answer: UserMetadata | User | null): readonly ChangedNode[] => {
  const metadata = answer !== null && 'user_metadata' in answer ? answer.user_metadata : answer;
  return (metadata?.review_ids ?? []).map(ofReview);
};

const changesOf = ({ given_name, family_name }: WebApiBody<'patch', '/my/user/metadata'>) =>
  given_name === undefined && family_name === undefined ? {} : { changes: ofAuthor };

/**
 * Writes of the signed-in user. Never cached, never repeated by the gateway, and never sent without the token.
 */
export const viewerWrites = ({ webApi }: Pick<RestClient, 'webApi'>) => ({
  addReview: ({ offerId, rating, reviewText }: NewReview, idempotencyKey: string) =>
    webApi.post('/job_offers/{job_offer_id}/reviews', {
      authorised: true,
      withSession: true,
      params: { job_offer_id: offerId },
      headers: keyHeader(idempotencyKey),
      changes: ofReviewed(offerId),
      body: withoutNulls({ rating, reviewText }),
    }),

  /** Null removes the text; a rating can only be changed. */
  editReview: ({ offerId, rating, reviewText }: ReviewChange) =>
    webApi.patch('/job_offers/{job_offer_id}/reviews', {
      authorised: true,
      withSession: true,
      params: { job_offer_id: offerId },
      changes: ofReviewed(offerId),
      body: { ...withoutNulls({ rating }), reviewText },
    }),

  deleteReview: (offerId: number) =>
    webApi.delete('/job_offers/{job_offer_id}/reviews', {
      authorised: true,
      params: { job_offer_id: offerId },
      changes: ofReviewed(offerId),
    }),

  addReviewOpportunity: (offerId: number) =>
    webApi.post('/reviews/opportunity', {
      authorised: true,
      withSession: 'header',
      body: { job_offer_id: offerId },
    }),

  dismissReviewOpportunity: (offerId: number, dismissed: boolean, until: string | null) =>
    webApi.post('/reviews/opportunity/dismiss', {
      authorised: true,
      body: { job_offer_id: offerId, dismissed, ...(until !== null && { until }) },
    }),

  reportReview: (id: number, body: WebApiBody<'post', '/reviews/{id}/report'>) =>
    webApi.post('/reviews/{id}/report', {
      authorised: true,
      params: { id },
      body,
      limitedAs: 'review-report',
    }),

  reportJobOffer: (id: number, body: WebApiBody<'post', '/job_offers/{id}/report'>) =>
    webApi.post('/job_offers/{id}/report', {
      authorised: true,
      params: { id },
      body,
      limitedAs: 'review-report',
    }),

  markReviewHelpful: (id: number, helpful: boolean) =>
    webApi.post('/reviews/{id}/helpful', {
      authorised: true,
      params: { id },
      changes: ofReview(id),
      body: { helpful },
    }),

  deleteReviewOpportunity: (id: number) =>
    webApi.delete('/reviews/opportunity/{id}', { authorised: true, params: { id } }),

  setApplication: (offerId: number, body: WebApiBody<'patch', '/my/job_offers/{job_offer_id}/application'>) =>
    webApi.patch('/my/job_offers/{job_offer_id}/application', {
      authorised: true,
      params: { job_offer_id: offerId },
      body,
    }),

  changeSavedOffers: (body: WebApiBody<'patch', '/my/saved_offers'>) =>
    webApi.patch('/my/saved_offers', { authorised: true, body }),

  changeSavedSearches: (body: WebApiBody<'patch', '/my/saved_searches'>) =>
    webApi.patch('/my/saved_searches', { authorised: true, body }),

  setSearchAlert: (body: WebApiBody<'patch', '/my/saved_searches/alert'>) =>
    webApi.patch('/my/saved_searches/alert', { authorised: true, body }),

  updateMetadata: (body: WebApiBody<'patch', '/my/user/metadata'>) =>
    webApi.patch('/my/user/metadata/', { authorised: true, body, ...changesOf(body) }),

  saveUser: (body: WebApiBody<'post', '/my/user/save'>) =>
    webApi.post('/my/user/save', { authorised: true, body, ...changesOf(body) }),

  /** Silenced: the login continues if it fails. */
  initUser: (source: string | null | undefined) =>
    webApi.post('/my/user/init', { authorised: true, silenced: true, query: { userRegisterSource: source } }),

  changePassword: (oldPassword: string, newPassword: string, accessToken: string | null | undefined) =>
    webApi.post('/my/user/change-password', {
      authorised: true,
      body: {
        old_password: oldPassword,
        new_password: newPassword,
        ...(accessToken && { access_token: accessToken }),
      },
    }),

  setAvatar: (picture: string) =>
    webApi.post('/my/user/avatar', { authorised: true, body: { picture }, changes: ofAuthor }),

  removeAvatar: () => webApi.delete('/my/user/avatar', { authorised: true, changes: ofAuthor }),

  deleteUser: () => webApi.delete('/my/user', { authorised: true }),

  saveLanguages: (body: LanguagesChange) => webApi.patch('/my/languages', { authorised: true, body }),

  /** Silenced: a visitor needs no message that it failed. */
  recordPageView: ({ url, type, referralUrl, params, idempotencyKey }: SeenPage) =>
    webApi.post('/page-view', {
      authorised: true,
      silenced: true,
      keepsPublicData: true,
      withSession: true,
      headers: keyHeader(idempotencyKey),
      body: withoutNulls({ url, type, referral_url: referralUrl, params }),
    }),
});
