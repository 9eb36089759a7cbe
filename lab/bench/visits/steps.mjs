// The steps of a visit, each as one request to the site.
import { browserHeaders } from '../pages/browserHeaders.mjs';
import { visits } from '../../load/visits.mjs';

const pageOf = (path) => (site) => fetch(site + path, { headers: browserHeaders });

const dataOf = (send, { city, partner }) =>
  send('JobOfferPageQuery', () => ({
    uri: `/${city.slug}/${partner.slug}`,
    citySlug: city.slug,
    partnerSlug: partner.slug,
    reviewsPage: 1,
  }));

/** What a visit consists of: for each step a function that returns its next request. */
export const stepsOf = (offers, send) => {
  const each = offers[Symbol.iterator]();
  const next = () => {
    const { done, value } = each.next();
    if (done) throw new Error('There are fewer offers than requests.');
    return value;
  };
  return {
    'landing page, rendered': () => {
      const { city, partner } = next();
      return pageOf(`/${city.slug}/${partner.slug}`);
    },
    'landing page, kept': () => pageOf('/berlin'),
    'another offer, in the same tab': () => dataOf(send, next()),
    lead: () => visits.lead,
  };
};
