import { randomUUID } from 'node:crypto';
import type { RunningGateway } from '../startGateway.ts';
import type { SampleValues } from './argumentsFor.ts';

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

/** In base64. */
const onePixelPng =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

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
    const headers = { authorization: `Bearer ${tokenOf(field)}` };
    return (await gateway.ask<T>(`mutation { ${mutation} }`, { headers })).data;
  };
  const opportunity = `addReviewOpportunity(input: { offerId: "${data?.offered.id}" }) { opportunity { id } }`;
  interface Opportunity {
    readonly addReviewOpportunity: { readonly opportunity: { readonly id: string } };
  }
  await as('dismissReviewOpportunity', opportunity);
  const toDelete = await as<Opportunity>('deleteReviewOpportunity', opportunity);
  await as(
    'editReview',
    `addReview(input: { offerId: "${data?.reviewed.id}", rating: 2, idempotencyKey: "${randomUUID()}" }) { review { id } }`,
  );

  return {
    // Arguments that select rows
    slug: 'berlin',
    citySlug: 'berlin',
    cityId: data?.city.id,
    categorySlug: 'delivery',
    partnerSlug: 'swiftbite',
    partnerId: data?.partner.id,
    'partner.slug': 'swiftbite',
    'post.slug': post?.slug,
    postId: post?.id,
    latitude: 52.52,
    longitude: 13.405,
    uri: '/berlin',
    'node.id': data?.offer.id,
    'cities.query': 'berln',
    'latestReviews.cityId': data?.city.id,
    'posts.cityId': null,
    'cities.partnerId': null,
    'moreJobOffer.id': data?.moreJobOffers.edges[0]?.node.uuid,
    'moreJobOffer.citySlug': null,
    'moreJobOffer.partnerSlug': null,
    'moreJobOffers.citySlug': null,
    'moreJobOffers.partnerSlug': null,
    limit: 2,
    first: 2,
    page: 1,

    // Input of mutations
    offerId: data?.offer.id,
    'editReview.offerId': data?.reviewed.id,
    'dismissReviewOpportunity.offerId': data?.offered.id,
    'addReviewOpportunity.offerId': data?.offered.id,
    reviewId: data?.latestReviews[0]?.id,
    helpful: true,
    reason: 'SPAM',
    comment: 'Advertising.',
    opportunityId: toDelete?.addReviewOpportunity.opportunity.id,
    idempotencyKey: () => randomUUID(),
    clientMutationId: 'outside',
    rating: 4,
    reviewText: 'Fair pay, friendly people.',
    proposition: 'Gotham',
    query: 'gotham',
    type: null,
    'recordPageView.type': 'city',
    url: 'https://citygigs.example/berlin',
    'submitEarning.value': 14.5,
    'submitCostToStart.value': 20,
    'setAvatar.picture': onePixelPng,
    givenName: 'Ada',
    email: 'ada@example.org',
    'createLead.email': null,
    password: 'Correct-horse-7-battery',
    oldPassword: 'Correct-horse-7-battery',
    currentPassword: 'Correct-horse-7-battery',
    newPassword: 'Another-horse-8-battery',
    token: 'a-token-from-an-email',
    secretHash: 'the-hash-of-its-link',
    code: '123456',
    'saveLanguages.addLanguages': [{ id: 'de', level: 'FLUENT' }],
  };
};
