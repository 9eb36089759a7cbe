import { describe, expect, it } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import { offerRow } from '../../../test/rows.ts';
import { setUpStack } from '../../../test/setUpStack.ts';

const stack = setUpStack();
const offer = '/web-api/en/job-offer';
const document = `query ($places: [JobOfferPlaceInput!]!) {
  jobOffersByPlaces(places: $places) { citySlug partnerSlug jobOffer { cardTitle } }
}`;
const place = (citySlug: string, partnerSlug = 'swiftbite') => ({ citySlug, partnerSlug });
const ask = (places: readonly object[]) => stack.gateway.ask(document, { variables: { places } });

describe('offers by their places', () => {
  it('are in the order of the places, with null for a missing offer or a failed call', async () => {
    stack.rest.on(offer, (response, call) => {
      const city = new URL(call.url, 'http://rest').searchParams.get('city_slug');
      if (city === 'atlantis') return json(404)(response, call);
      return json(city === 'bonn' ? 500 : 200, offerRow({ cardTitle: `Ride in ${city}` }))(response, call);
    });
    const { data, errors } = await ask([place('paris'), place('atlantis'), place('bonn'), place('berlin')]);
    expect(data).toEqual({
      jobOffersByPlaces: [
        { ...place('paris'), jobOffer: { cardTitle: 'Ride in paris' } },
        { ...place('atlantis'), jobOffer: null },
        { ...place('bonn'), jobOffer: null },
        { ...place('berlin'), jobOffer: { cardTitle: 'Ride in berlin' } },
      ],
    });
    expect(errors).toMatchObject([{ path: ['jobOffersByPlaces', 2, 'jobOffer'] }]);
    expect(stack.rest.calls).toHaveLength(4);
  });

  it('are read once for equal places', { tags: ['R7.15'] }, async () => {
    stack.rest.on(offer, offerRow());
    await ask([place('berlin'), place('berlin'), place('berlin', 'nestkin')]);
    expect(stack.rest.urls().toSorted()).toEqual([
      `${offer}?city_slug=berlin&partner_slug=nestkin`,
      `${offer}?city_slug=berlin&partner_slug=swiftbite`,
    ]);
  });

  it('are empty without places, and rejected for more than 20', async () => {
    expect((await ask([])).data).toEqual({ jobOffersByPlaces: [] });
    const { errors } = await ask(Array.from({ length: 21 }, (_, index) => place(`c${index}`)));
    expect(errors).toMatchObject([
      { message: '`places` has at most 20 entries', extensions: { code: 'BAD_USER_INPUT', status: 400 } },
    ]);
    expect(stack.rest.calls).toHaveLength(0);
  });
});
