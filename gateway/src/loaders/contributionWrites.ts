import type { RestClient } from '../rest/restClient.ts';
import type { CustomerAvailability, SignUpTime } from '../rest/rows.ts';
import { keyHeader, withoutNulls } from './writes.ts';

/** What a user reports about an offer. */
export interface Contribution<Value> {
  readonly offerId: number;
  readonly idempotencyKey: string;
  readonly value: Value;
  readonly secondsAgo?: number | null | undefined;
}

interface Amount extends Contribution<number> {
  readonly currency?: string | null | undefined;
}

const withdrawal = (offerId: number) => ({
  authorised: true as const,
  params: { id: offerId },
  changes: { type: 'JobOffer', id: offerId } as const,
});

const choice = <Value>({ offerId, idempotencyKey, value, secondsAgo }: Contribution<Value>) => ({
  ...withdrawal(offerId),
  withSession: true as const,
  headers: keyHeader(idempotencyKey),
  body: { jobOfferId: offerId, value, ...withoutNulls({ seconds_ago: secondsAgo }) },
});

const amount = ({ currency, ...report }: Amount) => {
  const { body, ...call } = choice(report);
  return { ...call, body: { ...body, ...withoutNulls({ currency }) } };
};

/** Saves and withdraws what the signed-in user reports about an offer, by kind. */
export const contributionWrites = ({ webApi }: Pick<RestClient, 'webApi'>) => ({
  earning: {
    submit: (report: Amount) => webApi.post('/job_offers/{id}/earning', amount(report)),
    withdraw: (offerId: number) => webApi.delete('/job_offers/{id}/earning', withdrawal(offerId)),
  },
  costToStart: {
    submit: (report: Amount) => webApi.post('/job_offers/{id}/cost-start', amount(report)),
    withdraw: (offerId: number) => webApi.delete('/job_offers/{id}/cost-start', withdrawal(offerId)),
  },
  signUpTime: {
    submit: (report: Contribution<keyof SignUpTime['percents']>) =>
      webApi.post('/job-offers/{id}/sign-up-time', choice(report)),
    withdraw: (offerId: number) => webApi.delete('/job-offers/{id}/sign-up-time', withdrawal(offerId)),
  },
  customerAvailability: {
    submit: (report: Contribution<keyof CustomerAvailability['percents']>) =>
      webApi.post('/job-offers/{id}/customer-availability', choice(report)),
    withdraw: (offerId: number) =>
      webApi.delete('/job-offers/{id}/customer-availability', withdrawal(offerId)),
  },
});
