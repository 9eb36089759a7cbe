import { firstCharacters } from '../../i18n/firstText.ts';
import { campaignOf } from './campaign.ts';
import { otherSite } from './otherSite.ts';
import { readLocal, removeLocal, writeLocal } from '../storage/localStore.ts';
import { storedFields } from '../storage/storedJson.ts';

const maxSourceLength = 255;
const windowMs = 30 * 60_000;

/** When a record used now expires: after half an hour, or at the visitor's midnight if that is earlier. */
export const sourceExpiry = (now: Date): Date => {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return new Date(Math.min(midnight.getTime(), now.getTime() + windowMs));
};

/** Stores where this visit came from, if the visitor allows it; a longer text is truncated. */
export const saveSessionSource = (text: string, now = new Date()): void => {
  const source = firstCharacters(text, maxSourceLength);
  writeLocal('sessionSource', JSON.stringify({ source, expiresAt: sourceExpiry(now).getTime() }));
};

/** The source of this visit; null when it is unknown or expired. */
export const sessionSource = (now = new Date()): string | null => {
  const { source, expiresAt } = storedFields(readLocal('sessionSource'));
  if (typeof source === 'string' && typeof expiresAt === 'number' && expiresAt > now.getTime()) return source;
  removeLocal('sessionSource');
  return null;
};

/** Prolongs the record after activity of the visitor. */
export const prolongSessionSource = (now = new Date()): void => {
  const source = sessionSource(now);
  if (source !== null) saveSessionSource(source, now);
};

/** The source of a visit, from its first page: the campaign, or else the referring site. */
export const landingSource = (page: URL, referrer: string): string | null =>
  campaignOf(page) ?? otherSite(referrer, page.origin)?.hostname ?? null;
