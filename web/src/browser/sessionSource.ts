import { firstCharacters } from '../i18n/firstCharacters.ts';
import { readLocal, removeLocal, writeLocal } from './localStore.ts';

const LONGEST_SOURCE = 255;
const WINDOW_MS = 30 * 60_000;

interface SourceRecord {
  readonly source: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** When a record ends that was last used now: after half an hour, or at the visitor's midnight if that is earlier. */
export const sourceExpiry = (now: Date): Date => {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return new Date(Math.min(midnight.getTime(), now.getTime() + WINDOW_MS));
};

/** Records where this visit came from, as far as the visitor allows; a longer text is cut. */
export const saveSessionSource = (text: string, now = new Date()): void => {
  const source = firstCharacters(text, LONGEST_SOURCE);
  writeLocal('sessionSource', JSON.stringify({ source, expiresAt: sourceExpiry(now).getTime() }));
};

/** Where this visit came from; null when that is not known or no longer holds. */
export const sessionSource = (now = new Date()): string | null => {
  try {
    const { source, expiresAt } = JSON.parse(readLocal('sessionSource') ?? '{}') as Partial<SourceRecord>;
    if (typeof source !== 'string' || typeof expiresAt !== 'number') return null;
    if (expiresAt > now.getTime()) return source;
  } catch {
    // What is no record goes.
  }
  removeLocal('sessionSource');
  return null;
};

/** The visitor did something: the record holds for longer. */
export const prolongSessionSource = (now = new Date()): void => {
  const source = sessionSource(now);
  if (source !== null) saveSessionSource(source, now);
};

/** The source that the first page of a visit tells: a campaign's name, or else the site that led here. */
export const landingSource = (page: URL, referrer: string): string | null => {
  const campaign = page.searchParams.get('utm_source');
  if (campaign) return campaign;
  const from = URL.parse(referrer);
  return from && from.origin !== page.origin ? from.hostname : null;
};
