// The two queries that matter most to internal clients.
const card = `id cardTitle isVerified isDirectApply price categories { id name orgSlug } partner { id name slug orgSlug }
  city { id name slug } review { rating ratingCount } earning { avg count currency }`;

export const operations = [
  {
    name: 'city page, 20 offers',
    query: `{ city(slug: "berlin") { id name header rating ratingCount categories { id jobOffersCount category { name slug } }
      jobOffers(first: 20) { totalCount edges { node { ${card} } } } } }`,
  },
  {
    name: 'offer page',
    query: `{ jobOffer(citySlug: "berlin", partnerSlug: "swiftbite") { ${card} description howToStart
      signUpTime { count percents { key percent } } customerAvailability { count percents { key percent } }
      equipment { name } services { name } } }`,
  },
];
