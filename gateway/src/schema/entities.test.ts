import { isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from './index.ts';

/** Section 3 of the specification: the fields of each entity, and which of them are never null. */
const entities: Readonly<Record<string, string>> = {
  User: `userId: ID, email: String, givenName: String, familyName: String, picture: String, avatar: String, loginsCount: Int,
    metadata: UserMetadata, emailVerified: Boolean, emailConsent: Boolean`,
  UserMetadata: `givenName: String, familyName: String, birthdate: Date, worktownId: ID, worktownSlug: String,
    country: String, avatar: String, phone: String, gender: Gender, favouriteCategories: [String!]!,
    typeOfJobs: [JobOfferType!]!, workFromHome: Boolean, language: String, referralData: ReferralData,
    userId: ID!, email: String`,
  ReferralData: 'url: String!, expiresAt: DateTime!',
  JobOffer: `id: ID!, status: JobOfferStatus, url: String!, city: City, partner: Partner, categories: [Category!]!,
    cardTitle: String, weight: Int!, validThrough: DateTime, isVerified: Boolean!, isMoreJob: Boolean!,
    isDirectApply: Boolean!, feedId: String, slugTitle: String, seoTitle: String, review: RatingSummary,
    reviewPartnerCountry: RatingSummary, cardOverview: String, earnings: String, description: String,
    howToStart: String, jobRequirementsDetails: String, fees: String, commonExpenses: String, joiningBonus: String,
    overview: String, overviewHeader: String, structuredData: String, seoDescription: String, seoKeywords: String,
    earning: Earning, costToStart: CostToStart, signUpTime: SignUpTime, customerAvailability: CustomerAvailability,
    equipment: [Product!], services: [Product!]`,
  MoreJobOffer: `id: ID!, status: JobOfferStatus, url: String!, city: City, partner: Partner,
    categories: [Category!]!, cardTitle: String, weight: Int!, validThrough: DateTime, isVerified: Boolean!,
    isMoreJob: Boolean!, isDirectApply: Boolean!, feedId: String!, slugTitle: String!, seoTitle: String`,
  Earning: 'avg: Float, count: Int!, currency: String!',
  CostToStart: 'avg: Float, count: Int!, currency: String!',
  SignUpTime: 'count: Int!, percents: [SignUpTimeShare!]!',
  CustomerAvailability: 'count: Int!, percents: [CustomerAvailabilityShare!]!',
  SignUpTimeShare: 'key: SignUpTimeChoice!, percent: Float!',
  CustomerAvailabilityShare: 'key: CustomerAvailabilityChoice!, percent: Float!',
  City: `id: ID!, slug: String!, orgSlug: String!, name: String!, country: Country!, latitude: Float!,
    longitude: Float!, header: String, overview: String, seoTitle: String, seoDescription: String, rating: Float,
    ratingCount: Int!, isRedirection: Boolean!, topReviews: [Review!], state: String, countryCode: String!`,
  Country: 'name: String!, countryCode: String!',
  CityCategory: `city: City, category: Category!, header: String, overview: String, rating: Float,
    ratingCount: Int!, jobOffersCount: Int!`,
  Category: 'id: ID!, slug: String!, orgSlug: String!, name: String!',
  Partner: 'id: ID!, name: String!, slug: String!, orgSlug: String!, countries: [Country!]!, cities: [City!]',
  Review: `id: ID!, username: String, avatar: String, rating: Int!, reviewText: String, userId: ID, city: City,
    partner: Partner`,
  Post: 'slug: String!, body: String, city: City',
  Language: 'id: ID!, code: String!, name: String!, title: String!, application: Boolean!, uri: String!',
  UserLanguage: 'id: ID!, code: String!, level: LanguageLevel',
  RedirectLink: 'locale: String!, uri: String!, title: String',
  Lead: 'id: ID!, uuid: UUID!, created: Boolean!, createdAt: DateTime!, userAnonymousId: ID, affiliateUrl: String',
  RequestCityPayload: 'proposition: String',
};

describe('the entities of the specification', () => {
  it.each(Object.entries(entities))(
    '%s has each of its fields, nullable where a row may lack it',
    (name, wanted) => {
      const type = schema.getType(name);
      const fields = isObjectType(type) ? type.getFields() : {};
      const expected = wanted.split(/,\s+/);
      const found = expected.map((field) => field.slice(0, field.indexOf(':')));
      expect(found.map((field) => `${field}: ${String(fields[field]?.type)}`)).toEqual(expected);
    },
  );

  it('leads take every input that the specification names', () => {
    const input = schema.getType('CreateLeadInput');
    const names = input !== undefined && 'getFields' in input ? Object.keys(input.getFields()) : [];
    expect(names).toEqual(
      expect.arrayContaining(
        'offerId source referralUrl clickSource utmSource email fullName phone city feed partner title'.split(
          ' ',
        ),
      ),
    );
  });
});
