import type { RestClient } from '../rest/restClient.ts';
import type { LeadRequest } from '../rest/rows.ts';
import { snakeCased, type CamelCased } from '../rest/urlOf.ts';

/** The header that makes a repeated write idempotent; none for a write without a key. */
export const keyHeader = (idempotencyKey: string | null | undefined): Readonly<Record<string, string>> =>
  typeof idempotencyKey === 'string' ? { 'idempotency-key': idempotencyKey } : {};

type WithoutNulls<T> = {
  readonly [K in keyof T]: null extends T[K] ? Exclude<T[K], null> | undefined : T[K];
};

/** The fields that have a value. Undefined ones are left out of JSON anyway. */
export const withoutNulls = <T extends object>(fields: T): WithoutNulls<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as WithoutNulls<T>;

/** An application with the fields of the contract; the sender adds the session. */
type NewLead = Omit<CamelCased<LeadRequest>, 'type' | 'sessionId'> & {
  readonly idempotencyKey: string;
};

type Key = string | null | undefined;

interface CitySearch {
  readonly query: string;
  readonly cityId: number | null;
}

/** Writes of visitors. Never cached, never repeated by the gateway. */
export const writes = ({ webApi, sales, ofp }: RestClient) => ({
  createLead: ({ idempotencyKey, ...lead }: NewLead) => {
    const call = {
      headers: keyHeader(idempotencyKey),
      body: withoutNulls(snakeCased<LeadRequest>({ ...lead, type: 'job' })),
      withSession: true,
      silenced: true,
      limitedAs: 'lead',
    } as const;
    // Leads of full-time offers go to the ofp API, all others to the sales API.
    return typeof lead.offerId === 'string' ? ofp.post('/lead', call) : sales.post('/lead', call);
  },

  requestCity: (proposition: string, idempotencyKey: Key) =>
    webApi.post('/cities/proposition', {
      headers: keyHeader(idempotencyKey),
      body: { proposition },
      withSession: true,
      limitedAs: 'city-request',
    }),

  recordCitySearch: ({ query, cityId }: CitySearch, idempotencyKey: Key) =>
    webApi.post('/city-search', {
      headers: keyHeader(idempotencyKey),
      body: withoutNulls({ query, city_id: cityId }),
      withSession: true,
      silenced: true,
      keepsPublicData: true,
      limitedAs: 'city-search',
    }),
});
