import type { OptionalCategory } from '../consentChoice.ts';

interface StorageRow {
  readonly place: 'local' | 'session' | 'cookie' | 'cache';
  /** The category of consent that it needs; essential entries need none. */
  readonly category: 'essential' | OptionalCategory;
  /**
   * How long it stays: `logout` until the visitor logs out or clears the browser's data, `cleared` until the latter, `tab` until
   * the tab is closed; `days7` ends at the log-out, too, `week` does not. The code that stores the entry makes it expire.
   */
  readonly lifetime:
    | 'logout'
    | 'cleared'
    | 'tab'
    | 'halfHour'
    | 'days7'
    | 'week'
    | 'days30'
    | 'days60'
    | 'days180'
    | 'years2';
  /** What it is for: the key of the message `storage.purpose.<purpose>`. */
  readonly purpose: string;
  /** Whose script stores it, if it is not the site: then only where that script is set up. */
  readonly setBy?: 'google';
}

/** Everything that is stored in the browser, by name. Names of Amplify's and Google's entries begin with the name given here. */
export const storageTable = {
  auth: { place: 'local', category: 'essential', lifetime: 'logout', purpose: 'account' },
  CognitoIdentityServiceProvider: {
    place: 'local',
    category: 'essential',
    lifetime: 'logout',
    purpose: 'account',
  },
  'com.amplify': { place: 'local', category: 'essential', lifetime: 'logout', purpose: 'account' },
  returnAfterLogin: { place: 'session', category: 'essential', lifetime: 'tab', purpose: 'account' },
  // Stored only once an address has named the variant of the box that asks to sign up.
  authBox: { place: 'local', category: 'essential', lifetime: 'cleared', purpose: 'authBox' },
  authBoxVisit: { place: 'session', category: 'essential', lifetime: 'tab', purpose: 'authBox' },
  // Removed once it is saved with the account.
  onboarding: { place: 'local', category: 'essential', lifetime: 'logout', purpose: 'onboarding' },
  // Stored only while a sign-up waits for its login: the reviews, and the mails of a search, that it began for.
  keptForLogin: { place: 'local', category: 'essential', lifetime: 'logout', purpose: 'onboarding' },
  // Stored only when somebody logs in while the sign-up of another account waits for its code.
  waitingSignUp: { place: 'local', category: 'essential', lifetime: 'cleared', purpose: 'onboarding' },
  // Stored only when a session has ended, with the id of its user: what could not be sent, and what was being written. Also what a
  // guest gave for a sign-up, with the id of its account, while somebody else is logged in.
  endedUnsent: { place: 'local', category: 'essential', lifetime: 'days30', purpose: 'ended' },
  endedDrafts: { place: 'session', category: 'essential', lifetime: 'tab', purpose: 'ended' },
  // Stored only when the session ends while the profile is being changed; removed when the form shows it again.
  profileDraft: { place: 'session', category: 'essential', lifetime: 'tab', purpose: 'ended' },
  // Stored only once the visitor has reported a figure; removed when it is saved with the account.
  pendingContributions: { place: 'local', category: 'essential', lifetime: 'logout', purpose: 'onboarding' },
  cookieConsent: { place: 'local', category: 'essential', lifetime: 'days180', purpose: 'consent' },
  // Stored only after the visitor has chosen a scheme.
  'mantine-color-scheme-value': {
    place: 'local',
    category: 'essential',
    lifetime: 'cleared',
    purpose: 'colours',
  },
  // Stored only once the visitor has chosen an offer to compare.
  comparison: { place: 'local', category: 'essential', lifetime: 'logout', purpose: 'comparison' },
  // Stored only once the visitor has saved an offer, which is to ask for keeping it.
  savedOffers: { place: 'local', category: 'essential', lifetime: 'logout', purpose: 'saved' },
  // Stored only once the visitor has saved a list of offers.
  savedSearches: { place: 'local', category: 'essential', lifetime: 'logout', purpose: 'saved' },
  // What the browser and the account of a user last agreed on.
  syncedOffers: { place: 'local', category: 'essential', lifetime: 'logout', purpose: 'saved' },
  syncedSearches: { place: 'local', category: 'essential', lifetime: 'logout', purpose: 'saved' },
  // Stored only once the visitor has typed into the application form.
  directApply: { place: 'local', category: 'essential', lifetime: 'logout', purpose: 'application' },
  // Stored only once the visitor has applied.
  sentApplications: { place: 'local', category: 'essential', lifetime: 'logout', purpose: 'application' },
  // Stored only while an application is being sent, or could not be sent.
  keptLeads: { place: 'local', category: 'essential', lifetime: 'days7', purpose: 'keptApplication' },
  // The same of guests, whose applications are not for a user to delete.
  guestLeads: { place: 'local', category: 'essential', lifetime: 'week', purpose: 'keptApplication' },
  // The application that the next page opens again after a sign-in.
  applyAfterLogin: { place: 'session', category: 'essential', lifetime: 'tab', purpose: 'application' },
  // The saved search whose mails a guest switched on; removed once the account has switched them on.
  alertAfterLogin: { place: 'session', category: 'essential', lifetime: 'tab', purpose: 'saved' },
  // The review that a guest found helpful; removed once the account has voted.
  voteAfterLogin: { place: 'session', category: 'essential', lifetime: 'tab', purpose: 'vote' },
  // The review or gig that a guest wanted to report; removed once the dialog for it is open.
  reportAfterLogin: { place: 'session', category: 'essential', lifetime: 'tab', purpose: 'vote' },
  attempt: { place: 'session', category: 'essential', lifetime: 'tab', purpose: 'application' },
  // A review that was sent but not acknowledged, so that it is not recorded twice.
  attemptInput: { place: 'session', category: 'essential', lifetime: 'tab', purpose: 'review' },
  // Stored only once the visitor has typed into the review form; removed when the review is saved.
  reviewDraft: { place: 'session', category: 'essential', lifetime: 'tab', purpose: 'review' },
  // The review that the next page opens again after a sign-in.
  reviewAfterLogin: { place: 'session', category: 'essential', lifetime: 'tab', purpose: 'review' },
  // Stored only once the user has reported a review or a gig.
  report: { place: 'session', category: 'essential', lifetime: 'tab', purpose: 'vote' },
  // Removed by the next page.
  homeNotice: { place: 'session', category: 'essential', lifetime: 'tab', purpose: 'notice' },
  pageSessionId: { place: 'session', category: 'essential', lifetime: 'tab', purpose: 'session' },
  // The id of the user, so that a tab that no page of the site ran in when the user left is cleared for the next one.
  tabOwner: { place: 'session', category: 'essential', lifetime: 'tab', purpose: 'owner' },
  // Stored only once the visitor has used the calculator of what is left of the pay.
  week: { place: 'session', category: 'essential', lifetime: 'tab', purpose: 'calculator' },
  scroll: { place: 'session', category: 'essential', lifetime: 'tab', purpose: 'scroll' },
  // Copies of pages that anybody can read, by the service worker: of saved and compared offers, of those in `viewedOffers`, and of the
  // page that says that there is no connection.
  offline: { place: 'cache', category: 'essential', lifetime: 'logout', purpose: 'offline' },
  // Stored only once the visitor has opened an offer.
  viewedOffers: { place: 'local', category: 'preferences', lifetime: 'logout', purpose: 'viewed' },
  // Stored only once the visitor has searched.
  recentSearches: { place: 'local', category: 'preferences', lifetime: 'logout', purpose: 'recentSearches' },
  language: { place: 'local', category: 'preferences', lifetime: 'cleared', purpose: 'language' },
  coordinates: { place: 'local', category: 'preferences', lifetime: 'days7', purpose: 'nearby' },
  sessionSource: { place: 'local', category: 'analytics', lifetime: 'halfHour', purpose: 'source' },
  // Stored by Google's script, which is loaded only with consent; removed when that is taken back.
  _ga: { place: 'cookie', category: 'analytics', lifetime: 'years2', purpose: 'visits', setBy: 'google' },
  referral_id: { place: 'cookie', category: 'marketing', lifetime: 'days60', purpose: 'referral' },
  referralData: { place: 'local', category: 'marketing', lifetime: 'days60', purpose: 'referrer' },
} as const satisfies Record<string, StorageRow>;
