import { languages } from '../../config/languages.ts';

interface Example {
  readonly query: string;
  readonly headers?: string;
}

const cityPage = `# The data of a city page. Press ▶ to run it.
# The number of upstream calls does not depend on
# the number of offers. The documentation of every
# field is behind the book icon, top left.
#
# Optional headers, set in "Headers" below:
#   accept-language  ${languages.join(' ')}
#   authorization    Bearer <id token>: see last tab
#   x-session-id     the session id of a visitor
query CityPage($slug: String! = "berlin") {
  city(slug: $slug) {
    name
    header
    rating
    ratingCount
    country { name }
    categories(sort: PARTNERS_COUNT) {
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

const offer = `# An offer with the figures that users contributed.
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

const search = `# Searches cities by the beginning of a name in any
# language, and tolerates typing errors.
query SearchCity($query: String! = "berln") {
  cities(query: $query, first: 5) {
    totalCount
    edges { node { id name slug country { name } } }
  }
}
`;

const lead = `# Records an application. Requests with the same key
# record it once: press ▶ twice and compare the ids.
mutation CreateLead(
  $offerId: ID! = "Sm9iT2ZmZXI6MQ=="
  $idempotencyKey: UUID! = "7f2c1f0e-6a52-4c1e-9d0b-3f8f5a4f2b11"
) {
  createLead(input: { offerId: $offerId, idempotencyKey: $idempotencyKey, source: "graphiql" }) {
    lead { id uuid created createdAt affiliateUrl }
    userErrors { field code message }
  }
}
`;

const fullTime = `# Searches full-time offers by city and keyword.
# Pass endCursor as \`after\` for the next page.
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

const signedIn = `# The data of the signed-in user. Requires an id
# token; without one, it returns a sign-in error:
#   1. Sign in at the identity service that the
#      services trust (COGNITO_ISSUER).
#   2. Copy the id token, not the access token. It
#      has three parts, separated by dots.
#   3. Replace ID_TOKEN in "Headers" below with it.
#      GraphiQL does not store it.
query SignedIn {
  viewer {
    userId
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

const english = '{\n  "accept-language": "en"\n}';
const bearer = '{\n  "authorization": "Bearer ID_TOKEN"\n}';

/**
 * The examples that GraphiQL opens, one per tab. Their variables have defaults, because GraphiQL drops the
 * variables of the first tab.
 */
export const examples: readonly Example[] = [
  { query: cityPage, headers: english },
  { query: offer },
  { query: search },
  { query: fullTime },
  { query: lead },
  { query: signedIn, headers: bearer },
];
