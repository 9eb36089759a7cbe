import { isAllowed, readLocal, removeLocal, writeLocal } from '../storage/localStore.ts';
import { storedFields } from '../storage/storedJson.ts';
import { otherSite } from './otherSite.ts';
import { referralDays } from './referral.ts';

const lifetimeMs = referralDays * 24 * 60 * 60_000;

/** Longer addresses are not accepted by the services. */
const maxUrlLength = 2000;

/** The page of another site that led a visitor here. */
export interface ReferralData {
  readonly url: string;
  /** ISO 8601, such as `2026-01-02T03:04:05.000Z`. */
  readonly expiresAt: string;
}

/** The page that led a visitor here, while it is valid; null when there is none. Browser only. */
export const referralData = (now = new Date()): ReferralData | null => {
  const { url, expiresAt } = storedFields(readLocal('referralData'));
  if (typeof url === 'string' && typeof expiresAt === 'string' && new Date(expiresAt) > now)
    return { url, expiresAt };
  removeLocal('referralData');
  return null;
};

/** Stores the page that led a visitor here, if it is of another site and the visitor allows it; the first one stays. */
export const saveReferralData = (referrer: string, now = new Date()): void => {
  if (!otherSite(referrer)?.protocol.startsWith('http')) return;
  if (referrer.length > maxUrlLength || !isAllowed('referralData') || referralData(now) !== null) return;
  const expiresAt = new Date(now.getTime() + lifetimeMs).toISOString();
  writeLocal('referralData', JSON.stringify({ url: referrer, expiresAt }));
};
