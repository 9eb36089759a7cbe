/** What a visitor can allow or refuse; essential things need no leave. */
export type ConsentCategory = 'essential' | 'preferences' | 'analytics' | 'marketing';

/** Everything that the site keeps in the browser, and the category of consent that it waits for. */
export const STORAGE_ENTRIES = {
  // Local storage.
  auth: 'essential',
  // Kept only once the visitor has chosen an offer to compare.
  comparison: 'essential',
  cookieConsent: 'essential',
  // Kept only after the visitor has asked for a scheme.
  'mantine-color-scheme-value': 'essential',
  // Kept only once the visitor has typed into the form for applying.
  directApply: 'essential',
  // Kept only once the visitor has applied.
  sentApplications: 'essential',
  sessionSource: 'analytics',
  // Session storage: gone with the tab.
  attempt: 'essential',
  pageSessionId: 'essential',
  scroll: 'essential',
  // What was sent without an answer yet, so that the same application is not recorded twice.
  words: 'essential',
} as const satisfies Readonly<Record<string, ConsentCategory>>;

export type StorageEntry = keyof typeof STORAGE_ENTRIES;
