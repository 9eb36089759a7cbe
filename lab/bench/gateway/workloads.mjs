// What the gateway and its peers are asked: the operations that matter most to clients.
const card = `id cardTitle isVerified isDirectApply price categories { id name orgSlug } partner { id name slug orgSlug }
  city { id name slug } review { rating ratingCount } earning { avg count currency }`;

const list = (first) => ({
  name: `list${first}`,
  title: `list of ${first} offers`,
  query: `query ($first: Int!) { jobOffers(first: $first) { totalCount edges { node { ${card} } } } }`,
  variables: { first },
  rows: first,
});

export const workloads = [
  {
    name: 'city',
    title: 'city page, 20 offers',
    query: `query ($slug: String!, $first: Int!) { city(slug: $slug) { id name header rating ratingCount
      categories { id jobOffersCount category { name slug } }
      jobOffers(first: $first) { totalCount edges { node { ${card} } } } } }`,
    variables: { slug: 'berlin', first: 20 },
  },
  {
    name: 'offer',
    title: 'offer page',
    query: `query ($citySlug: String!, $partnerSlug: String!) {
      jobOffer(citySlug: $citySlug, partnerSlug: $partnerSlug) { ${card} description howToStart
        signUpTime { count percents { key percent } } customerAvailability { count percents { key percent } }
        equipment { name } services { name } } }`,
    variables: { citySlug: 'berlin', partnerSlug: 'swiftbite' },
  },
  { name: 'typename', title: '`{ __typename }`', query: '{ __typename }', variables: {} },
  ...[20, 50, 100, 200].map(list),
  {
    name: 'company',
    title: 'company page',
    query: `query ($slug: String!) { partner(slug: $slug) { id name slug description website rating ratingCount
      categories { name slug } countries { countryCode name }
      place { jobOffers(first: 12) { totalCount edges { node { ${card} } } }
        reviews(first: 12) { totalCount edges { node { id username rating reviewText city { name slug } } } } } } }`,
    variables: { slug: 'swiftbite' },
  },
  {
    name: 'posts',
    title: '100 posts with their cities',
    query:
      'query ($first: Int!) { posts(first: $first) { edges { node { id title city { name rating } } } } }',
    variables: { first: 100 },
  },
];

/** The request of a server. All get the same bytes; the hand-written handlers find theirs by the path. */
export const requestOf = ({ name, query, variables }, { path, extraVariables }) => ({
  path: `${path.replace('*', name.replace(/\d+$/, ''))}?lang=en`,
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json' },
  body: JSON.stringify({ query, variables: { ...variables, ...extraVariables } }),
});
