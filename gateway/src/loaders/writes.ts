import type { RestClient } from '../rest/restClient.ts';
import { keyHeader } from './keyHeader.ts';
import { withoutNulls } from './withoutNulls.ts';

export interface NewLead {
  /** The number of an offer of ours, or the UUID of a full-time offer. */
  readonly offerId: number | string;
  readonly locale: string;
  readonly idempotencyKey: string;
  readonly source?: string | null | undefined;
  readonly referralUrl?: string | null | undefined;
  readonly clickSource?: string | null | undefined;
  readonly utmSource?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly fullName?: string | null | undefined;
  readonly phone?: string | null | undefined;
  /** Of full-time offers: the slugs of city and company, the feed and the slug of the title. */
  readonly city?: string | null | undefined;
  readonly feed?: string | null | undefined;
  readonly partner?: string | null | undefined;
  readonly title?: string | null | undefined;
}

type Key = string | null | undefined;

interface CitySearch {
  readonly query: string;
  readonly cityId: number | null;
}

/** Writes of visitors. Never cached, never repeated by the gateway. */
export const writes = ({ webApi, sales, ofp }: RestClient) => ({
  createLead: ({ offerId, locale, idempotencyKey, ...lead }: NewLead) => {
    const call = {
      headers: keyHeader(idempotencyKey),
      body: withoutNulls({
        offer_id: offerId,
        type: 'job',
        locale,
        source: lead.source,
        referral_url: lead.referralUrl,
        click_source: lead.clickSource,
        utm_source: lead.utmSource,
        email: lead.email,
        full_name: lead.fullName,
        phone: lead.phone,
        city: lead.city,
        feed: lead.feed,
        partner: lead.partner,
        title: lead.title,
      }),
      withSession: true,
      silenced: true,
    };
    // Leads of full-time offers go to the ofp API, all others to the sales API.
    return typeof offerId === 'string' ? ofp.post('/lead', call) : sales.post('/lead', call);
  },

  requestCity: (proposition: string, idempotencyKey: Key) =>
    webApi.post('/cities/proposition', {
      headers: keyHeader(idempotencyKey),
      body: { proposition },
      withSession: true,
    }),

  recordCitySearch: ({ query, cityId }: CitySearch, idempotencyKey: Key) =>
    webApi.post('/city-search', {
      headers: keyHeader(idempotencyKey),
      body: withoutNulls({ query, city_id: cityId }),
      withSession: true,
      silenced: true,
    }),
});
