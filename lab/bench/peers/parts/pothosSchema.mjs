// The part of the graph that the workloads select, built by Pothos from the resolvers that all peers share.
import SchemaBuilder from '@pothos/core';
import { resolvers } from './resolvers.mjs';

const builder = new SchemaBuilder({});
const text = 'String';

/** The fields of each type, by their types; a list is in brackets, arguments are a third entry. */
const types = {
  City: {
    id: 'ID',
    name: text,
    slug: text,
    header: text,
    rating: 'Float',
    ratingCount: 'Int',
    categories: ['CityCategory'],
    jobOffers: 'JobOfferConnection',
  },
  CityCategory: { id: 'ID', jobOffersCount: 'Int', category: 'Category' },
  Category: { id: 'ID', name: text, slug: text, orgSlug: text },
  Country: { countryCode: text, name: text },
  JobOfferConnection: { totalCount: 'Int', edges: ['JobOfferEdge'] },
  JobOfferEdge: { node: 'JobOffer' },
  JobOffer: {
    id: 'ID',
    cardTitle: text,
    isVerified: 'Boolean',
    isDirectApply: 'Boolean',
    price: 'Float',
    categories: ['Category'],
    partner: 'Partner',
    city: 'City',
    review: 'RatingSummary',
    earning: 'Earning',
    description: text,
    howToStart: text,
    signUpTime: 'SignUpTime',
    customerAvailability: 'CustomerAvailability',
    equipment: ['Product'],
    services: ['Product'],
  },
  Product: { name: text },
  RatingSummary: { rating: 'Float', ratingCount: 'Int' },
  Earning: { avg: 'Float', count: 'Int', currency: text },
  SignUpTime: { count: 'Int', percents: ['Share'] },
  CustomerAvailability: { count: 'Int', percents: ['Share'] },
  Share: { key: text, percent: 'Float' },
  Partner: {
    id: 'ID',
    name: text,
    slug: text,
    orgSlug: text,
    description: text,
    website: text,
    rating: 'Float',
    ratingCount: 'Int',
    categories: ['Category'],
    countries: ['Country'],
    place: 'PartnerPlace',
  },
  PartnerPlace: { jobOffers: 'JobOfferConnection', reviews: 'ReviewConnection' },
  ReviewConnection: { totalCount: 'Int', edges: ['ReviewEdge'] },
  ReviewEdge: { node: 'Review' },
  Review: { id: 'ID', username: text, rating: 'Int', reviewText: text, city: 'City' },
  PostConnection: { edges: ['PostEdge'] },
  PostEdge: { node: 'Post' },
  Post: { id: 'ID', title: text, city: 'City' },
};

const scalars = new Set(['ID', 'String', 'Int', 'Float', 'Boolean']);
const refs = Object.fromEntries(Object.keys(types).map((name) => [name, builder.objectRef(name)]));
const refOf = (type) => {
  if (Array.isArray(type)) return [refOf(type[0])];
  return scalars.has(type) ? type : refs[type];
};
const paged = new Set(['jobOffers', 'reviews']);

for (const [name, fields] of Object.entries(types))
  refs[name].implement({
    fields: (t) =>
      Object.fromEntries(
        Object.entries(fields).map(([field, type]) => {
          const resolve = resolvers[name]?.[field];
          const options = { type: refOf(type), nullable: true };
          if (resolve === undefined) return [field, t.expose(field, options)];
          return [
            field,
            t.field({ ...options, args: paged.has(field) ? { first: t.arg.int() } : {}, resolve }),
          ];
        }),
      ),
  });

const { Query } = resolvers;
const required = { required: true };
builder.queryType({
  fields: (t) => {
    const root = (name, type, args) =>
      t.field({ type: refs[type], nullable: true, args, resolve: Query[name] });
    return {
      city: root('city', 'City', { slug: t.arg.string(required) }),
      jobOffer: root('jobOffer', 'JobOffer', {
        citySlug: t.arg.string(required),
        partnerSlug: t.arg.string(required),
      }),
      jobOffers: root('jobOffers', 'JobOfferConnection', { first: t.arg.int() }),
      partner: root('partner', 'Partner', { slug: t.arg.string(required) }),
      posts: root('posts', 'PostConnection', { first: t.arg.int() }),
    };
  },
});

export const pothosSchema = builder.toSchema();
