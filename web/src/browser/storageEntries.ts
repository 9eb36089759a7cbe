/** What a visitor can allow or refuse; essential entries need no consent. */
export type ConsentCategory = 'essential' | 'preferences' | 'analytics' | 'marketing';

/** Everything that the site stores in the browser, and the category of consent that it needs. */
export const storageEntries = {
  // Local storage.
  auth: 'essential',
  // Stored only once the visitor has chosen an offer to compare.
  comparison: 'essential',
  cookieConsent: 'essential',
  // Stored only after the visitor has chosen a scheme.
  'mantine-color-scheme-value': 'essential',
  // Stored only once the visitor has typed into the application form.
  directApply: 'essential',
  // Stored only once the visitor has applied.
  sentApplications: 'essential',
  sessionSource: 'analytics',
  // Session storage, which ends with the tab.
  attempt: 'essential',
  pageSessionId: 'essential',
  scroll: 'essential',
  // Input that was sent but not acknowledged, so that the same application is not recorded twice.
  words: 'essential',
} as const satisfies Readonly<Record<string, ConsentCategory>>;

export type StorageEntry = keyof typeof storageEntries;
