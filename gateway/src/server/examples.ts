const cityPage = `# What the page of a city needs. Five calls to the services, however many offers.
query CityPage($slug: String! = "berlin") {
  city(slug: $slug) {
    name
    header
    rating
    ratingCount
    country { name }
    categories(sort: partners_count) {
      jobOffersCount
      category { name slug }
    }
    nearby { name slug }
    jobOffers(page: 1) {
      totalCount
      pageCount
      edges {
        node {
          cardTitle
          price
          partner { name slug description }
          categories { name }
          review { rating ratingCount }
          earning { avg count currency }
        }
      }
    }
  }
}
`;

const offer = `# An offer with everything people report about it.
query OfferWithNumbers($citySlug: String! = "berlin", $partnerSlug: String! = "swiftbite") {
  jobOffer(citySlug: $citySlug, partnerSlug: $partnerSlug) {
    id
    status
    isValid
    cardTitle
    description
    earning { avg count currency }
    costToStart { avg count currency }
    signUpTime { count percents { key percent } }
    customerAvailability { count percents { key percent } }
    review { rating ratingCount ratingCounts }
    equipment { name price currency }
    services { name url }
    latestReviews(limit: 3) { username rating reviewText }
    promoted(limit: 3) { cardTitle partner { name } }
  }
}
`;

const search = `# The first letters will do, in any language, typing errors included.
query SearchCity($query: String! = "berln") {
  cities(query: $query, first: 5) {
    totalCount
    edges { node { id name slug country { name } } }
  }
}
`;

const lead = `# Take the id of an offer from the second tab. The same key never makes a second lead.
mutation CreateLead(
  $offerId: ID! = "Sm9iT2ZmZXI6MQ=="
  $idempotencyKey: UUID! = "7f2c1f0e-6a52-4c1e-9d0b-3f8f5a4f2b11"
) {
  createLead(input: { offerId: $offerId, idempotencyKey: $idempotencyKey, source: "graphiql" }) {
    lead { id created affiliateUrl }
    userErrors { field code message }
  }
}
`;

const fullTime = `# Full-time jobs by place and words. Go on with endCursor as \`after\`.
query FullTimeSearch($citySlug: String = "berlin", $keyword: String, $after: String) {
  moreJobOffers(citySlug: $citySlug, keyword: $keyword, first: 5, after: $after) {
    totalCount
    totalIsExact
    pageInfo { hasNextPage endCursor }
    edges {
      node {
        uuid
        cardTitle
        feedId
        slugTitle
        city { name state }
        partner { name slug }
        datePosted
      }
    }
  }
}
`;

const signedIn = `# What is yours. It needs a header, below: {"authorization": "Bearer <your id token>"}
# The token is the id token of a sign-in at the identity service. Without one: the sign-in message.
query SignedIn {
  viewer {
    email
    loginsCount
    metadata { givenName country worktown { name } typeOfJobs }
    languages { name level }
    jobOffers(first: 5) {
      totalCount
      edges { node { appliedAt review { rating } jobOffer { cardTitle status } } }
    }
  }
}
`;

/**
 * Worked examples, one a tab, that GraphiQL opens with. Their variables have defaults, because GraphiQL forgets those of
 * the tab it shows first.
 */
export const examples = [cityPage, offer, search, fullTime, lead, signedIn].map((query) => ({ query }));
