import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../test/fakeRest.ts';
import { offerRow, pageOf } from '../../../test/rows.ts';
import { setUpStack } from '../../../test/setUpStack.ts';

const stack = setUpStack();

const path = '/web-api/en/cities/earning-ranges';
const document = `{ jobOffer(citySlug: "berlin", partnerSlug: "swiftbite") {
  city { name earningRanges { currency lowest highest } } } }`;
const euros = { currency: 'EUR', lowest: 9.5, highest: 24.25 };
const zlotys = { currency: 'PLN', lowest: 30, highest: 30 };

const ask = async (answer: Answer, headers = {}) => {
  stack.rest.on('/web-api/en/job-offer', offerRow());
  stack.rest.on(path, answer);
  const { data, errors } = await stack.gateway.ask(document, { headers });
  expect(errors).toBeUndefined();
  return data;
};

describe('what the offers of a city earn', () => {
  it('is one call for the city of an offer, without a call for the city', async () => {
    const city = { name: 'Berlin', earningRanges: [euros, zlotys] };
    expect(await ask(pageOf([{ id: 1, ranges: [euros, zlotys] }]))).toEqual({ jobOffer: { city } });
    expect(stack.rest.urls().slice(1)).toEqual([`${path}?ids=1`]);
  });

  it('is empty for a city without contributions, and where the service does not know the call', async () => {
    const empty = { jobOffer: { city: { name: 'Berlin', earningRanges: [] } } };
    expect(await ask(pageOf([]))).toEqual(empty);
    stack.rest.reset();
    stack.rest.on('/web-api/en/job-offer', offerRow());
    expect((await stack.gateway.ask(document)).data).toEqual(empty);
  });

  it('is not asked for bots', { tags: ['R1.37'] }, async () => {
    const googlebot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
    const data = await ask(pageOf([{ id: 1, ranges: [euros] }]), googlebot);
    expect(data).toEqual({ jobOffer: { city: { name: 'Berlin', earningRanges: [] } } });
    expect(stack.rest.urls()).toHaveLength(1);
  });
});
