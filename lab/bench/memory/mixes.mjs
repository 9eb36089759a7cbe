// Requests for different rows, as visitors make them: the workloads for the gateway, and pages for the site.
import { requestOf, workloads } from '../gateway/workloads.mjs';
import { browserHeaders } from '../pages/browserHeaders.mjs';

/** Offers of so many companies and cities that each page is asked for a few times only. */
const offersCount = 100;
const listLengths = [20, 50, 100, 200];

const offersQuery = `query ($first: Int!) { jobOffers(first: $first) { edges { node {
  city { slug } partner { slug } categories { orgSlug } } } } }`;

/** Offers of the sample data, from the gateway, by the slugs of their pages. */
export const offersOf = async (gateway) => {
  const response = await fetch(`${gateway}/graphql?lang=en`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query: offersQuery, variables: { first: offersCount } }),
  });
  const { data } = await response.json();
  return data.jobOffers.edges.map(({ node }) => ({
    city: node.city.slug,
    partner: node.partner.slug,
    category: node.categories[0].orgSlug,
  }));
};

const workloadRequest = (name, variables) => {
  const workload = workloads.find((each) => each.name === name);
  return requestOf({ ...workload, variables: { ...workload.variables, ...variables } }, { path: '/graphql' });
};

/** Every workload in turn: pages of the city, the offer and the company of each offer, a list, posts and a constant. */
export const gatewayMix = (offers) =>
  offers.flatMap(({ city, partner }, at) => [
    workloadRequest('city', { slug: city }),
    workloadRequest('offer', { citySlug: city, partnerSlug: partner }),
    workloadRequest('company', { slug: partner }),
    workloadRequest(`list${listLengths[at % listLengths.length]}`, {}),
    workloadRequest('posts', { first: 1 + (at % 100) }),
    workloadRequest('typename', {}),
  ]);

/** Every kind of page in turn, in two languages. */
export const pageMix = (offers) =>
  offers.flatMap(({ city, partner, category }) =>
    ['', '/de'].flatMap((language) =>
      [
        `/${city}`,
        `/${city}/${category}-c`,
        `/${city}/${partner}`,
        `/company/${partner}`,
        '/more-jobs',
        '/blog/taxes-for-side-jobs',
      ].map((path) => ({ path: language + path, headers: browserHeaders })),
    ),
  );

/** Calls of services, as the gateway makes them. */
export const callMix = (calls) =>
  [...new Set(calls)].map((path) => ({ path, headers: { accept: 'application/json' } }));
