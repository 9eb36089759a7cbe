import type { Allowed } from '../../browser/consentChoice.ts';

type Answer = 'granted' | 'denied';

/** The storages of Google Consent Mode. */
export type GoogleConsent = Readonly<
  Record<
    | 'ad_storage'
    | 'ad_user_data'
    | 'ad_personalization'
    | 'analytics_storage'
    | 'functionality_storage'
    | 'security_storage'
    | 'personalization_storage',
    Answer
  >
>;

const answer = (isAllowed: boolean): Answer => (isAllowed ? 'granted' : 'denied');

/** What a choice means in Google Consent Mode v2. */
export const consentOf = ({ preferences, analytics, marketing }: Allowed): GoogleConsent => ({
  ad_storage: answer(marketing),
  ad_user_data: answer(marketing),
  ad_personalization: answer(marketing),
  analytics_storage: answer(analytics),
  functionality_storage: 'granted',
  security_storage: 'granted',
  personalization_storage: answer(preferences),
});
