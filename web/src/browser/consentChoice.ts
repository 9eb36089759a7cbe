import { storedFields } from './storage/storedJson.ts';

/** What a visitor can allow or refuse. */
export const optionalCategories = ['preferences', 'analytics', 'marketing'] as const;

export type OptionalCategory = (typeof optionalCategories)[number];

/** The categories that a visitor allows. */
export type Allowed = Readonly<Record<OptionalCategory, boolean>>;

/** Asks about each category. */
export const allowedBy = (isAllowed: (category: OptionalCategory) => boolean): Allowed => ({
  preferences: isAllowed('preferences'),
  analytics: isAllowed('analytics'),
  marketing: isAllowed('marketing'),
});

/** What a visitor chose, as it is stored. */
export interface ConsentChoice extends Allowed {
  readonly essential: true;
  /** Milliseconds since 1970. */
  readonly chosenAt: number;
}

/** A choice is valid this long; then the visitor is asked again. */
const lifetimeMs = 180 * 24 * 60 * 60_000;

/** Reads a stored choice; null if there is none, or if it is invalid or too old. */
export const consentChoiceFrom = (text: string | null, now = Date.now()): ConsentChoice | null => {
  const { chosenAt, ...stored } = storedFields(text);
  if (typeof chosenAt !== 'number' || now - chosenAt > lifetimeMs) return null;
  return { essential: true, ...allowedBy((category) => stored[category] === true), chosenAt };
};
