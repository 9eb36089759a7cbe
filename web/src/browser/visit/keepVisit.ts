import { writeLocal } from '../storage/localStore.ts';
import { landingReferral, saveReferral } from './referral.ts';
import { saveReferralData } from './referralData.ts';
import { landingSource, prolongSessionSource, saveSessionSource } from './sessionSource.ts';

/** Stores the source, referral and referrer of a visit that began at `landing`, and its language, as far as the visitor allows it. */
export const keepVisit = (landing: URL, language: string): void => {
  const source = landingSource(landing, document.referrer);
  if (source === null) prolongSessionSource();
  else saveSessionSource(source);
  const referral = landingReferral(landing);
  if (referral !== null) saveReferral(referral);
  saveReferralData(document.referrer);
  writeLocal('language', language);
};
