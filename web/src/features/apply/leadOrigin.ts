import { CLICK_DATA_LIMITS, type ClickData } from '../../paths/clickData.ts';
import { firstCharacters } from '../../i18n/firstCharacters.ts';
import { sessionSource } from '../../browser/sessionSource.ts';
import type { LeadRequest } from './useCreateLead.ts';

/** Fields of a lead that tell where its sender came from. */
export type LeadOrigin = Pick<LeadRequest, 'clickSource' | 'referralUrl' | 'source' | 'utmSource'>;

const isOutside = (referrer: string): boolean => {
  try {
    return new URL(referrer).origin !== window.location.origin;
  } catch {
    return false;
  }
};

/**
 * Turns click data into lead fields. Where the click data name none, an outside referrer and what is known of where
 * the visit came from fill in. Browser only.
 */
export const leadOrigin = (clickData: ClickData): LeadOrigin => {
  const referrer = isOutside(document.referrer)
    ? firstCharacters(document.referrer, CLICK_DATA_LIMITS.referral_url)
    : undefined;
  return {
    clickSource: clickData.click_source,
    utmSource: clickData.utm_source,
    source: clickData.source ?? sessionSource() ?? undefined,
    referralUrl: clickData.referral_url ?? referrer,
  };
};
