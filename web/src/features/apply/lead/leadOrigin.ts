import { clickDataLimits, type ClickData } from '../../../paths/clickData.ts';
import { firstCharacters } from '../../../i18n/firstText.ts';
import { isAllowed } from '../../../browser/storage/localStore.ts';
import { otherSite } from '../../../browser/visit/otherSite.ts';
import { referralData } from '../../../browser/visit/referralData.ts';
import { sessionSource } from '../../../browser/visit/sessionSource.ts';
import type { LeadRequest } from './postLead.ts';

/** Fields of a lead that describe where its sender came from. */
export type LeadOrigin = Pick<LeadRequest, 'clickSource' | 'referralUrl' | 'source' | 'utmSource'>;

/**
 * Converts click data to lead fields, without those that have no value. Missing values are taken from an external
 * referrer, from the page that led the visitor here, and from the source of the visit, as far as the visitor allows it.
 * Browser only.
 */
export const leadOrigin = (clickData: ClickData): LeadOrigin => {
  const referrer =
    isAllowed('referralData') && otherSite(document.referrer) !== null
      ? firstCharacters(document.referrer, clickDataLimits.referral_url)
      : undefined;
  const origin: LeadOrigin = {
    clickSource: clickData.click_source,
    utmSource: clickData.utm_source,
    source: clickData.source ?? sessionSource() ?? undefined,
    referralUrl: clickData.referral_url ?? referrer ?? referralData()?.url,
  };
  return Object.fromEntries(Object.entries(origin).filter(([, value]) => value !== undefined));
};
