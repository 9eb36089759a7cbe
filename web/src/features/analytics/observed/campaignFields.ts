import type { CampaignFields } from '../../../browser/eventCatalogue.ts';
import { firstCharacters } from '../../../i18n/firstText.ts';

/** Google Analytics cuts longer values. */
const maxLength = 100;

/** Mail programs of some senders put the reader's address into the links of their mails. */
const emailAddress = /\S(@|%40)\S/i;

/** The campaign in the query of an address, as Google Analytics names its parameters; undefined where there is none. */
export const campaignFields = (query: URLSearchParams): CampaignFields => {
  const valueOf = (parameter: string): string | undefined => {
    const value = query.get(parameter) ?? '';
    return emailAddress.test(value) ? undefined : firstCharacters(value, maxLength) || undefined;
  };
  return {
    campaign_source: valueOf('utm_source'),
    campaign_medium: valueOf('utm_medium'),
    campaign_name: valueOf('utm_campaign'),
    campaign_term: valueOf('utm_term'),
    campaign_content: valueOf('utm_content'),
  };
};
