import type { RestCall } from '../rest/call.ts';
import type { Outcome } from '../rest/outcome.ts';
import type { RestHelper } from '../rest/restHelper.ts';
import type {
  Average,
  CustomerAvailability,
  DeletedUser,
  Done,
  Page,
  PageView,
  Review,
  ReviewOpportunity,
  SignUpTime,
  User,
  UserLanguage,
  UserMetadata,
} from '../rest/rows.ts';
import { given, named } from './given.ts';
import { keyHeader } from './keyHeader.ts';

type Body = Readonly<Record<string, unknown>>;

export interface NewReview {
  readonly offerId: number;
  readonly rating?: number | null | undefined;
  readonly reviewText?: string | null | undefined;
}

/** What a user tells of an offer: an amount with its currency, or one of the answers. */
export interface Contribution {
  readonly offerId: number;
  readonly idempotencyKey: string;
  readonly value: number | string;
  readonly currency?: string | null | undefined;
}

export interface SeenPage {
  readonly url: string;
  readonly type: string;
  readonly referralUrl?: string | null | undefined;
  readonly params?: Readonly<Record<string, string>> | null | undefined;
  readonly idempotencyKey?: string | null | undefined;
}

/** What a signed-in user sends. Never cached, never repeated by the gateway, and never sent without the token. */
export const viewerWrites = (rest: RestHelper) => {
  const write = <T>(method: 'POST' | 'PATCH' | 'DELETE', path: string, more: Partial<RestCall>) =>
    rest.attempt<T>({ target: 'webApi', path, method, authorised: true, ...more });

  const contribute =
    <T>(path: string) =>
    ({ offerId, idempotencyKey, value, currency }: Contribution): Promise<Outcome<T>> =>
      write<T>('POST', path, {
        params: { id: offerId },
        headers: keyHeader(idempotencyKey),
        body: given({ jobOfferId: offerId, value, currency }),
        withSession: true,
      });

  return {
    submitEarning: contribute<Average>('/job_offers/{id}/earning'),
    submitCostToStart: contribute<Average>('/job_offers/{id}/cost-start'),
    submitSignUpTime: contribute<SignUpTime>('/job-offers/{id}/sign-up-time'),
    submitCustomerAvailability: contribute<CustomerAvailability>('/job-offers/{id}/customer-availability'),

    addReview: ({ offerId, rating, reviewText }: NewReview, idempotencyKey: string) =>
      write<Review>('POST', '/job_offers/{job_offer_id}/reviews', {
        params: { job_offer_id: offerId },
        headers: keyHeader(idempotencyKey),
        body: given({ rating, reviewText }),
        withSession: true,
      }),

    editReview: ({ offerId, rating, reviewText }: NewReview) =>
      write<Review>('PATCH', '/job_offers/{job_offer_id}/reviews', {
        params: { job_offer_id: offerId },
        body: { ...given({ rating }), ...named({ reviewText }) },
        withSession: true,
      }),

    addReviewOpportunity: (offerId: number) =>
      write<ReviewOpportunity>('POST', '/reviews/opportunity', { body: { job_offer_id: offerId } }),

    dismissReviewOpportunity: (offerId: number) =>
      write<ReviewOpportunity>('POST', '/reviews/opportunity/dismiss', { body: { job_offer_id: offerId } }),

    deleteReviewOpportunity: (id: number) =>
      write<null>('DELETE', '/reviews/opportunity/{id}', { params: { id } }),

    updateMetadata: (body: Body) => write<UserMetadata>('PATCH', '/my/user/metadata/', { body }),

    saveUser: (body: Body) => write<User>('POST', '/my/user/save', { body }),

    /** A failure is silenced: the login goes on. */
    initUser: (source: string | null | undefined) =>
      write<User>('POST', '/my/user/init', { query: { userRegisterSource: source }, silenced: true }),

    changePassword: (oldPassword: string, newPassword: string) =>
      write<Done>('POST', '/my/user/change-password', {
        body: { old_password: oldPassword, new_password: newPassword },
      }),

    deleteUser: () => write<DeletedUser>('DELETE', '/my/user', {}),

    saveLanguages: (add: readonly Body[], remove: readonly Body[]) =>
      write<Page<UserLanguage>>('PATCH', '/my/languages', {
        body: { add_languages: add, delete_languages: remove },
      }),

    recordPageView: ({ url, type, referralUrl, params, idempotencyKey }: SeenPage) =>
      write<PageView>('POST', '/page-view', {
        headers: keyHeader(idempotencyKey),
        body: given({ url, type, referral_url: referralUrl, params }),
        withSession: true,
      }),
  };
};
