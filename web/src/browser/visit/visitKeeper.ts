import { writeLocal } from '../localStore.ts';
import { landingReferral, saveReferral } from './referral.ts';
import { saveReferralData } from './referralData.ts';
import { landingSource, prolongSessionSource, saveSessionSource } from './sessionSource.ts';

/**
 * Returns a function that stores the source, referral, referrer and language of this visit, as far as the visitor allows it:
 * call it at the start and whenever the consent changes.
 */
export const visitKeeper = (language: string): (() => void) => {
  const page = new URL(window.location.href);
  const source = landingSource(page, document.referrer);
  const referral = landingReferral(page);
  return () => {
    if (source === null) prolongSessionSource();
    else saveSessionSource(source);
    if (referral !== null) saveReferral(referral);
    saveReferralData(document.referrer);
    writeLocal('language', language);
  };
};
