import { describe, expect, it } from 'vitest';
import { moreJobPage, moreJobRow, myOfferRow, offerRow, pageOf } from '../../test/rows.ts';
import { setUpStack } from '../../test/setUpStack.ts';
import { toGlobalId } from '../builder/globalId.ts';

const stack = setUpStack();
const api = '/web-api/en';
const headers = { authorization: 'Bearer t.o.k' };
const gig = toGlobalId('JobOffer', 100);
const fullTime = toGlobalId('MoreJobOffer', moreJobRow().id);

const fields =
  'id cardTitle cardOverview description datePosted url externalUrl type takesApplications city { name } partner { name }';
const asOffer = `__typename ... on Offer { ${fields} }`;
const asItself = `__typename ... on JobOffer { ${fields} } ... on MoreJobOffer { ${fields} }`;

const serve = () => {
  const texts = { cardTitle: 'Ride in {city}', description: '<p>Ride</p><script>x</script>' };
  stack.rest.on(`${api}/job_offers`, pageOf([offerRow(texts)]));
  stack.rest.on(`${api}/my/saved_offers`, pageOf([offerRow(texts)]));
  stack.rest.on(`${api}/my/job_offers`, pageOf([myOfferRow(texts)]));
  stack.rest.on('/more-jobs-api/job-offers', moreJobPage([moreJobRow(texts)]));
  stack.rest.on(`${api}/search`, {
    place: null,
    named: null,
    list: null,
    kinds: [
      {
        kind: 'job_offer',
        total: 1,
        totalIsExact: true,
        items: [{ id: 100, score: 4, match: 'beginning', field: 'title', text: 'Ride', highlights: [] }],
      },
    ],
  });
};

const ways: Readonly<Record<string, string>> = {
  node: `node(id: "${gig}") { … }`,
  nodes: `nodes(ids: ["${gig}", "${fullTime}"]) { … }`,
  search: 'search(text: "ride", kinds: [JOB_OFFER, MORE_JOB_OFFER]) { edges { node { … } } }',
  'saved offers': 'viewer { savedOffers { edges { node { … } } } }',
  applications: 'viewer { jobOffers { edges { node { jobOffer { … } } } } }',
};

const askFor = async (document: string) => {
  stack.rest.calls.length = 0;
  const { data, errors } = await stack.gateway.ask(`{ ${document} }`, { headers });
  expect(errors).toBeUndefined();
  return { data, urls: stack.rest.urls().toSorted() };
};

describe('an Offer', () => {
  it.each(Object.entries(ways))(
    'has the values of its own type, by the same calls, in %s',
    async (_way, list) => {
      serve();
      const own = await askFor(
        list.includes('viewer') ? list.replace('…', `__typename ${fields}`) : list.replace('…', asItself),
      );
      expect(JSON.stringify(own.data)).toContain(gig);
      expect(await askFor(list.replace('…', asOffer))).toEqual(own);
    },
  );

  it('is a gig or a full-time offer, with safe texts that name the city', async () => {
    serve();
    const { data } = await askFor(
      `nodes(ids: ["${gig}", "${fullTime}"]) { __typename ... on Offer { cardTitle description } }`,
    );
    const texts = { cardTitle: 'Ride in Berlin', description: '<p>Ride</p>' };
    expect(data).toEqual({
      nodes: [
        { __typename: 'JobOffer', ...texts },
        { __typename: 'MoreJobOffer', ...texts },
      ],
    });
  });
});
