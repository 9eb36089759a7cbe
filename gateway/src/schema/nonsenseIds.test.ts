import { getNullableType, isInputObjectType, isObjectType, isScalarType } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { json } from '../../test/fakeRest.ts';
import { cityRow, pageOf } from '../../test/rows.ts';
import { setUpStack } from '../../test/setUpStack.ts';
import { toGlobalId } from '../builder/globalId.ts';
import { schema } from './index.ts';

const stack = setUpStack();
const key = 'idempotencyKey: "0b0c7a8e-2f64-4b8e-a7a4-6f2f2f0f9a11"';

/** Every argument that takes an id, each in its own operation. */
const slots: Readonly<Record<string, string>> = {
  'Query.node.id': '{ node(id: $id) { id } }',
  'Query.cities.partnerId': '{ cities(partnerId: $id) { totalCount } }',
  'Query.latestReviews.categoryId': '{ latestReviews(categoryId: $id) { id } }',
  'Query.latestReviews.cityId': '{ latestReviews(cityId: $id) { id } }',
  'Query.latestReviews.jobOfferId': '{ latestReviews(jobOfferId: $id) { id } }',
  'Query.moreJobOffer.id': '{ moreJobOffer(id: $id) { id } }',
  'Query.partnerReviews.partnerId': '{ partnerReviews(partnerId: $id) { totalCount } }',
  'Query.plausibleAmounts.offerId': '{ plausibleAmounts(offerId: $id) { currency } }',
  'Query.posts.cityId': '{ posts(cityId: $id) { totalCount } }',
  'Query.promotedJobOffers.offerId': '{ promotedJobOffers(offerId: $id) { id } }',
  'Query.similarPosts.postId': '{ similarPosts(postId: $id) { id } }',
  'City.nearby.partnerId': '{ city(slug: "berlin") { name nearby(partnerId: $id) { id } } }',
  'User.contributions.offerId': '{ viewer { contributions(offerId: $id) { currency } } }',
  'AddReviewInput.offerId': `{ addReview(input: { ${key}, offerId: $id, rating: 5 }) { review { id } } }`,
  'AddReviewOpportunityInput.offerId':
    '{ addReviewOpportunity(input: { offerId: $id }) { opportunity { id } } }',
  'CreateLeadInput.offerId': `{ createLead(input: { ${key}, offerId: $id }) { lead { id } } }`,
  'DeleteReviewInput.offerId': '{ deleteReview(input: { offerId: $id }) { review { id } } }',
  'DeleteReviewOpportunityInput.opportunityId':
    '{ deleteReviewOpportunity(input: { opportunityId: $id }) { deletedId } }',
  'DismissReviewOpportunityInput.offerId':
    '{ dismissReviewOpportunity(input: { offerId: $id }) { opportunity { id } } }',
  'EditReviewInput.offerId': '{ editReview(input: { offerId: $id, rating: 5 }) { review { id } } }',
  'MarkReviewHelpfulInput.reviewId':
    '{ markReviewHelpful(input: { reviewId: $id, helpful: true }) { helpfulCount } }',
  'ReportJobOfferInput.offerId': '{ reportJobOffer(input: { offerId: $id, reason: SCAM }) { reportedId } }',
  'ReportReviewInput.reviewId': '{ reportReview(input: { reviewId: $id, reason: SPAM }) { reportedId } }',
  'RecordCitySearchInput.cityId': '{ recordCitySearch(input: { query: "ber", cityId: $id }) { recorded } }',
  'SavedSearchInput.cityId':
    '{ changeSavedSearches(input: { add: [{ cityId: $id }] }) { userErrors { code } } }',
  'SaveUserInput.worktownId': '{ saveUser(input: { worktownId: $id }) { user { userId } } }',
  'SetApplicationInput.offerId':
    '{ setApplication(input: { offerId: $id, stage: ENDED }) { application { id } } }',
  'SetSearchAlertInput.cityId':
    '{ setSearchAlert(input: { cityId: $id, alerts: true }) { userErrors { code } } }',
  'SubmitCostToStartInput.offerId': `{ submitCostToStart(input: { ${key}, offerId: $id, value: 1 }) { costToStart { count } } }`,
  'SubmitCustomerAvailabilityInput.offerId': `{ submitCustomerAvailability(input: { ${key}, offerId: $id, value: LOW }) { customerAvailability { count } } }`,
  'SubmitEarningInput.offerId': `{ submitEarning(input: { ${key}, offerId: $id, value: 1 }) { earning { count } } }`,
  'SubmitSignUpTimeInput.offerId': `{ submitSignUpTime(input: { ${key}, offerId: $id, value: LONGER }) { signUpTime { count } } }`,
  'WithdrawEarningInput.offerId': '{ withdrawEarning(input: { offerId: $id }) { earning { count } } }',
  'WithdrawCostToStartInput.offerId':
    '{ withdrawCostToStart(input: { offerId: $id }) { costToStart { count } } }',
  'WithdrawSignUpTimeInput.offerId':
    '{ withdrawSignUpTime(input: { offerId: $id }) { signUpTime { count } } }',
  'WithdrawCustomerAvailabilityInput.offerId':
    '{ withdrawCustomerAvailability(input: { offerId: $id }) { customerAvailability { count } } }',
  'UpdateMetadataInput.worktownId': '{ updateMetadata(input: { worktownId: $id }) { metadata { country } } }',
};

/** Arguments of type ID that are not ids of rows: client mutation ids and language codes. */
const others = /\.clientMutationId$|LanguageInput\.id$/;

const isId = (type: unknown): boolean => {
  const nullable = getNullableType(type as never);
  return isScalarType(nullable) && nullable.name === 'ID';
};

const idSlots = Object.values(schema.getTypeMap()).flatMap((type) => {
  if (isInputObjectType(type)) {
    const ids = Object.values(type.getFields()).filter((field) => isId(field.type));
    return ids.map((field) => `${type.name}.${field.name}`);
  }
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) =>
    field.args.filter((arg) => isId(arg.type)).map((arg) => `${type.name}.${field.name}.${arg.name}`),
  );
});

const nonsense = [
  '',
  'nonsense',
  '💥',
  toGlobalId('Lead', 1),
  toGlobalId('City', 'x'),
  `${toGlobalId('JobOffer', 1)}x:y`,
  '0',
  '99999999999',
];

/** The data of the fields that are not at the root. */
const parents: Readonly<Record<string, object>> = {
  'city.nearby': { city: { name: 'Berlin', nearby: null } },
  'viewer.contributions': { viewer: { contributions: null } },
};

/** The path of the field that takes the id: the last one before its braces. */
const pathOf = (document: string): string[] =>
  Object.keys(parents)
    .find((path) => document.includes(`${path.split('.')[1]}(`))
    ?.split('.') ?? [/(\w+)\(/.exec(document)?.[1] ?? ''];

const otherFields = {
  query: { text: 'languages { id }', data: { languages: [] } },
  mutation: {
    text: 'requestCity(input: { proposition: "Gotham" }) { proposition }',
    data: { requestCity: { proposition: 'Gotham' } },
  },
};

beforeEach(() => {
  stack.rest.on('/web-api/en/languages', pageOf([]));
  stack.rest.on('/web-api/en/cities/slug/berlin', cityRow());
  stack.rest.on(
    '/web-api/en/cities/proposition',
    json(201, {
      id: key.slice(17, -1),
      proposition: 'Gotham',
      session_id: null,
      created: '2026-01-02T03:04:05Z',
    }),
  );
});

describe('an invalid id', () => {
  it('is tested for every argument that takes an id', () => {
    expect(idSlots.filter((slot) => !others.test(slot)).toSorted()).toEqual(Object.keys(slots).toSorted());
  });

  it.each(Object.entries(slots))(
    'at %s fails only its own field, and the call of that field is not made',
    async (slot, document) => {
      const kind = slot.includes('Input.') ? 'mutation' : 'query';
      const { text, data: otherData } = otherFields[kind];
      const operation = `${kind} ($id: ID!) ${document.replace(/\}$/, `${text} }`)}`;
      for (const id of nonsense) {
        stack.rest.calls.length = 0;
        const { status, data, errors } = await stack.gateway.ask(operation, {
          variables: { id },
          headers: { authorization: 'Bearer t.o.k' },
        });
        const path = pathOf(document);
        expect({ id, errors }).toEqual({
          id,
          errors: [
            expect.objectContaining({
              path,
              extensions: expect.objectContaining({ code: 'BAD_USER_INPUT', status: 400 }) as unknown,
            }),
          ],
        });
        expect(status).toBe(200);
        const rest = parents[path.join('.')] ?? { [path[0] ?? '']: null };
        expect(data).toEqual({ ...rest, ...otherData });
        expect(stack.rest.calls.filter(({ url }) => !/languages|slug\/berlin|proposition/.test(url))).toEqual(
          [],
        );
      }
    },
  );
});
