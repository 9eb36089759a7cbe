import { languages } from '../../config/languages.ts';

interface Example {
  readonly query: string;
  readonly headers?: string;
}

const cityPage = `# What the page of a city needs: a few calls to
# the services, however many offers. Press ▶.
# Every field is explained in the book, top left.
#
# "Headers" below may hold, all optional:
#   accept-language  ${languages.join(' ')}
#   authorization    Bearer <id token>: last tab
#   x-session-id     the session of a visitor
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

const search = `# The first letters will do, in any language,
# typing errors included.
query SearchCity($query: String! = "berln") {
  cities(query: $query, first: 5) {
    totalCount
    edges { node { id name slug country { name } } }
  }
}
`;

const lead = `# An application. The same key never makes a
# second one: press ▶ twice and compare the ids.
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

const fullTime = `# Full-time jobs by place and words.
# Go on with endCursor as \`after\`.
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

const signedIn = `# What is yours. As it stands the answer asks
# you to sign in. So:
#   1. Sign in at the identity service that the
#      services believe (COGNITO_ISSUER).
#   2. Copy the id token, not the access token:
#      three parts with dots between them.
#   3. In "Headers" below put it in the place of
#      ID_TOKEN. It is forgotten with the page.
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
 * Worked examples that GraphiQL opens with, one per tab. Their variables have defaults, because GraphiQL drops the
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
