import type { Outcome } from '../rest/outcome.ts';
import type { RestHelper } from '../rest/restHelper.ts';
import type { CityProposition, CitySearch, Lead } from '../rest/rows.ts';
import { given } from './given.ts';
import { keyHeader } from './keyHeader.ts';

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

interface Searched {
  readonly query: string;
  readonly cityId: number | null;
}

/** What visitors send. Never cached, never repeated by the gateway. */
export const writes = (rest: RestHelper) => ({
  createLead: ({ offerId, locale, idempotencyKey, ...lead }: NewLead): Promise<Outcome<Lead>> =>
    rest.attempt<Lead>({
      // Full-time offers are the ofp API's, all others the sales API's.
      target: typeof offerId === 'string' ? 'ofp' : 'sales',
      path: '/lead',
      method: 'POST',
      headers: keyHeader(idempotencyKey),
      body: given({
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
    }),

  requestCity: (proposition: string, idempotencyKey: Key): Promise<Outcome<CityProposition>> =>
    rest.attempt<CityProposition>({
      target: 'webApi',
      path: '/cities/proposition',
      method: 'POST',
      headers: keyHeader(idempotencyKey),
      body: { proposition },
      withSession: true,
    }),

  recordCitySearch: ({ query, cityId }: Searched, idempotencyKey: Key): Promise<Outcome<CitySearch>> =>
    rest.attempt<CitySearch>({
      target: 'webApi',
      path: '/city-search',
      method: 'POST',
      headers: keyHeader(idempotencyKey),
      body: given({ query, city_id: cityId }),
      withSession: true,
      silenced: true,
    }),
});
