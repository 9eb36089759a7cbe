import { randomUUID } from 'node:crypto';
import type { RunningGateway } from '../startGateway.ts';
import type { SampleValues } from './argumentsFor.ts';
import { fixedValues } from './fixedValues.ts';

interface Found {
  readonly city: { readonly id: string };
  readonly partner: { readonly id: string };
  readonly offer: { readonly id: string };
  readonly reviewed: { readonly id: string };
  readonly offered: { readonly id: string };
  readonly latestReviews: readonly { readonly id: string }[];
  readonly posts: {
    readonly edges: readonly { readonly node: { readonly id: string; readonly slug: string } }[];
  };
  readonly moreJobOffers: { readonly edges: readonly { readonly node: { readonly uuid: string } }[] };
}

const search = `{
  city(slug: "berlin") { id }
  partner(slug: "swiftbite") { id }
  offer: jobOffer(citySlug: "berlin", partnerSlug: "swiftbite") { id }
  reviewed: jobOffer(citySlug: "berlin", partnerSlug: "nestkin") { id }
  offered: jobOffer(citySlug: "berlin", partnerSlug: "glowclean") { id }
  latestReviews { id }
  posts(first: 1) { edges { node { id slug } } }
  moreJobOffers(first: 1) { edges { node { uuid } } }
}`;

/** Reads values for arguments from the sample data. `tokenOf` returns the token of an operation's user. */
export const sampleValues = async (
  gateway: RunningGateway,
  tokenOf: (field: string) => string,
): Promise<SampleValues> => {
  const { data } = await gateway.ask<Found>(search);
  const post = data?.posts.edges[0]?.node;

  const as = async <T>(field: string, mutation: string) => {
    const headers = { authorization: `Bearer ${tokenOf(field)}`, 'x-session-id': `visit-${field}` };
    return (await gateway.ask<T>(`mutation { ${mutation} }`, { headers })).data;
  };
  const opportunity = `addReviewOpportunity(input: { offerId: "${data?.offered.id}" }) { opportunity { id } }`;
  interface Opportunity {
    readonly addReviewOpportunity: { readonly opportunity: { readonly id: string } };
  }
  await as('dismissReviewOpportunity', opportunity);
  await as(
    'setApplication',
    `createLead(input: { offerId: "${data?.offered.id}", idempotencyKey: "${randomUUID()}" }) { lead { id } }`,
  );
  await as('setApplication', opportunity);
  const toDelete = await as<Opportunity>('deleteReviewOpportunity', opportunity);
  for (const field of ['editReview', 'deleteReview'])
    await as(
      field,
      `addReview(input: { offerId: "${data?.reviewed.id}", rating: 2, idempotencyKey: "${randomUUID()}" }) { review { id } }`,
    );
  const reported = [
    ['withdrawEarning', 'submitEarning', '14'],
    ['withdrawCostToStart', 'submitCostToStart', '14'],
    ['withdrawSignUpTime', 'submitSignUpTime', 'LONGER'],
    ['withdrawCustomerAvailability', 'submitCustomerAvailability', 'LOW'],
  ] as const;
  for (const [field, submit, value] of reported)
    await as(
      field,
      `${submit}(input: { offerId: "${data?.offer.id}", value: ${value}, idempotencyKey: "${randomUUID()}" }) { userErrors { code } }`,
    );

  return {
    ...fixedValues,
    cityId: data?.city.id,
    partnerId: data?.partner.id,
    'post.slug': post?.slug,
    postId: post?.id,
    'node.id': data?.offer.id,
    'nodes.ids': [data?.offer.id, data?.city.id, data?.partner.id],
    'search.text': 'berlin',
    'latestReviews.cityId': data?.city.id,
    'moreJobOffer.id': data?.moreJobOffers.edges[0]?.node.uuid,
    offerId: data?.offer.id,
    'editReview.offerId': data?.reviewed.id,
    'deleteReview.offerId': data?.reviewed.id,
    'dismissReviewOpportunity.offerId': data?.offered.id,
    'setApplication.offerId': data?.offered.id,
    'addReviewOpportunity.offerId': data?.offered.id,
    reviewId: data?.latestReviews[0]?.id,
    opportunityId: toDelete?.addReviewOpportunity.opportunity.id,
  };
};
