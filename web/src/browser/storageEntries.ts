/** What a visitor can allow or refuse; essential entries need no consent. */
export type ConsentCategory = 'essential' | 'preferences' | 'analytics' | 'marketing';

/**
 * Everything that the site stores in the browser, and the category of consent that it needs. It is a type, so that
 * visitors do not load it.
 */
interface StorageEntries {
  // Local storage.
  readonly auth: 'essential';
  // Stored only once the visitor has chosen an offer to compare.
  readonly comparison: 'essential';
  readonly cookieConsent: 'essential';
  // Stored only after the visitor has chosen a scheme.
  readonly 'mantine-color-scheme-value': 'essential';
  // Stored only once the visitor has typed into the application form.
  readonly directApply: 'essential';
  // Stored only once the visitor has applied.
  readonly sentApplications: 'essential';
  readonly sessionSource: 'analytics';
  // What a visitor answered before signing up; removed once it is saved with the account.
  readonly onboarding: 'essential';
  // Stored only once an address has named the variant of the box that asks to sign up.
  readonly authBox: 'essential';
  // Amplify's: tokens, state of a hosted sign-in, remembered device. The names begin so.
  readonly CognitoIdentityServiceProvider: 'essential';
  // Amplify's: id of the visitor's temporary credentials.
  readonly 'com.amplify': 'essential';
  // Session storage, which ends with the tab.
  // Whether this tab goes back to a page after the next login.
  readonly returnAfterLogin: 'essential';
  // Whether the box that asks to sign up knows this visit.
  readonly authBoxVisit: 'essential';
  readonly attempt: 'essential';
  readonly pageSessionId: 'essential';
  // Stored only once the visitor has typed into the review form; removed when the review is saved.
  readonly reviewDraft: 'essential';
  // The review that the next page opens again after a sign-in.
  readonly reviewAfterLogin: 'essential';
  readonly scroll: 'essential';
  // Input that was sent but not acknowledged, so that the same application is not recorded twice.
  readonly words: 'essential';
}

export type StorageEntry = keyof StorageEntries;

type NeedsConsent = {
  [Entry in StorageEntry as StorageEntries[Entry] extends 'essential' ? never : Entry]: StorageEntries[Entry];
};

const needsConsent: NeedsConsent = { sessionSource: 'analytics' };

/** The category of consent that an entry needs. */
export const consentFor = (entry: StorageEntry): ConsentCategory =>
  (needsConsent as Partial<Record<StorageEntry, ConsentCategory>>)[entry] ?? 'essential';
