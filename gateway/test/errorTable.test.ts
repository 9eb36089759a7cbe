import { describe, expect, it } from 'vitest';
import { toGlobalId } from '../src/builder/globalId.ts';
import { json, type Answer } from './fakeRest.ts';
import { world } from './world.ts';

// Every call of the gateway, against everything that can go wrong with one.
const patient = world();
const hasty = world({ RESPONSE_TIMEOUT_MS: '60', OVERALL_TIMEOUT_MS: '90' });
const offer = toGlobalId('JobOffer', 100);
const key = 'idempotencyKey: "0b0c7a8e-2f64-4b8e-a7a4-6f2f2f0f9a11"';
const help = 'Please try again later or contact us at help@site.example.';

interface Call {
  /** The field that makes the call, below `viewer` where it is the user's own. */
  readonly field: string;
  readonly document: string;
  readonly path: string;
  readonly kind: 'one' | 'list' | 'page' | 'mutation';
  /** The call needs the token. */
  readonly authorised?: boolean;
  /** What a failure shows; nothing at all when the call is silenced. */
  readonly silenced?: unknown;
  /** Takes the place of the two general sentences. */
  readonly message?: string;
}

const query = (
  field: string,
  args: string,
  selection: string,
  path: string,
  kind: Call['kind'],
  more: Partial<Call> = {},
): Call => ({ field, document: `{ ${field}${args} { ${selection} } }`, path, kind, ...more });

const mine = (
  field: string,
  selection: string,
  path: string,
  kind: Call['kind'],
  message?: string,
): Call => ({
  field,
  document: `{ viewer { ${field} { ${selection} } } }`,
  path,
  kind,
  authorised: true,
  ...(message === undefined ? {} : { message }),
});

const mutation = (field: string, input: string, path: string, more: Partial<Call> = {}): Call => ({
  field,
  document: `mutation { ${field}(input: { ${input} }) { userErrors { field code message } } }`,
  path,
  kind: 'mutation',
  ...more,
});

const page = 'totalCount edges { node { id } }';
const slugs = '(citySlug: "berlin", partnerSlug: "swiftbite")';
const api = '/web-api/en';

const calls: readonly Call[] = [
  query('city', '(slug: "berlin")', 'id', `${api}/cities/slug/berlin`, 'one'),
  query('cities', '', page, `${api}/cities`, 'page'),
  query('nearbyCities', '(latitude: 1, longitude: 1)', 'id', `${api}/cities`, 'list', { silenced: [] }),
  query('topCities', '', 'id', `${api}/cities/top`, 'list'),
  query('newestCities', '', 'id', `${api}/cities/newest`, 'list'),
  query(
    'cityCategory',
    '(citySlug: "berlin", categorySlug: "delivery")',
    'id',
    `${api}/city_categories`,
    'one',
  ),
  query('cityCategories', '(citySlug: "berlin")', 'id', `${api}/city_categories`, 'list'),
  query('jobOffer', slugs, 'id', `${api}/job-offer`, 'one'),
  query('jobOffers', '', page, `${api}/job_offers`, 'page'),
  query('promotedJobOffers', `(offerId: "${offer}")`, 'id', `${api}/job-offers/promoted/100`, 'list'),
  query('moreJobOffer', '(id: "1-a")', 'id', '/more-jobs-api/job-offer', 'one'),
  query('moreJobOffers', '', page, '/more-jobs-api/job-offers', 'page'),
  query('partner', '(slug: "swiftbite")', 'id', `${api}/partners/slug/swiftbite`, 'one'),
  query('partners', '', page, `${api}/partners`, 'page'),
  query('latestReviews', '', 'id', `${api}/reviews/latest`, 'list'),
  query('topReviews', '', 'id', `${api}/reviews/top`, 'list'),
  query('partnerReviews', '(partnerId: "11")', page, `${api}/reviews/partner/11`, 'page'),
  query('post', '(slug: "a")', 'id', `${api}/posts`, 'one', { message: 'Cannot load blog post.' }),
  query('posts', '', page, `${api}/posts/`, 'page'),
  query('similarPosts', '(postId: "70")', 'id', `${api}/posts/similar`, 'list'),
  query('jobOfferPosts', slugs, 'id', `${api}/posts/job_offer`, 'list'),
  query('languages', '', 'id', `${api}/languages`, 'list'),
  query('phrases', '', 'key', `${api}/phrases/`, 'list'),
  query('redirectLinks', '(uri: "/")', 'uri', `${api}/redirect-links`, 'list'),
  mine('metadata', 'country', `${api}/my/user/metadata/`, 'one', 'Cannot load my metadata.'),
  mine('languages', 'id', `${api}/my/languages`, 'list'),
  mine('jobOffers', page, `${api}/my/job_offers`, 'page'),
  mutation('createLead', `${key}, offerId: "${offer}"`, '/sales-api/lead', { silenced: null }),
  mutation('requestCity', 'proposition: "Gotham"', `${api}/cities/proposition`),
  mutation('initUser', 'registerSource: "AddReview"', `${api}/my/user/init`, {
    authorised: true,
    silenced: null,
  }),
  ...(
    [
      ['saveUser', 'givenName: "Kim"', `${api}/my/user/save`],
      ['updateMetadata', 'country: "DE"', `${api}/my/user/metadata/`],
      ['saveLanguages', 'addLanguages: []', `${api}/my/languages`],
      ['addReview', `${key}, offerId: "${offer}", rating: 5`, `${api}/job_offers/100/reviews`],
      ['editReview', `offerId: "${offer}", rating: 5`, `${api}/job_offers/100/reviews`],
      ['addReviewOpportunity', `offerId: "${offer}"`, `${api}/reviews/opportunity`],
      ['dismissReviewOpportunity', `offerId: "${offer}"`, `${api}/reviews/opportunity/dismiss`],
      ['deleteReviewOpportunity', 'opportunityId: "5"', `${api}/reviews/opportunity/5`],
      ['submitEarning', `${key}, offerId: "${offer}", value: 1`, `${api}/job_offers/100/earning`],
      ['submitCostToStart', `${key}, offerId: "${offer}", value: 1`, `${api}/job_offers/100/cost-start`],
      [
        'submitSignUpTime',
        `${key}, offerId: "${offer}", value: longer`,
        `${api}/job-offers/100/sign-up-time`,
      ],
      [
        'submitCustomerAvailability',
        `${key}, offerId: "${offer}", value: low`,
        `${api}/job-offers/100/customer-availability`,
      ],
      ['recordPageView', 'url: "/", type: "home"', `${api}/page-view`],
    ] as const
  ).map(([field, input, path]) => mutation(field, input, path, { authorised: true })),
];

const raw =
  (status: number, type: string, text: string): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': type }).end(text);

const faults: Readonly<Record<string, { answer: Answer; status: number }>> = {
  'R8.01 a time-out': { answer: () => undefined, status: 504 },
  'R8.03 401': { answer: json(401), status: 401 },
  'R8.03 403': { answer: json(403), status: 403 },
  'R8.04 404': { answer: json(404), status: 404 },
  'R8.05 422': { answer: json(422, { errors: [{ field: 'a', code: 'b', message: 'c' }] }), status: 422 },
  'R8.06 429': { answer: json(429), status: 429 },
  'R8.06 500': { answer: json(500), status: 500 },
  'R8.06 502': { answer: json(502), status: 502 },
  'R8.06 a reset': { answer: (response) => response.destroy(), status: 502 },
  'R8.06 broken JSON': { answer: raw(200, 'application/json', '{"items": ['), status: 502 },
  'R8.06 HTML': { answer: raw(200, 'text/html', '<h1>Hello</h1>'), status: 502 },
  'R8.06 an empty answer': { answer: raw(200, 'application/json', ''), status: 502 },
  'R8.06 a wrong type': { answer: json(200, 'text'), status: 502 },
};

const nothing = { one: null, list: [], page: { totalCount: 0, edges: [] } } as const;

/** What is shown in place of the data. */
const shownOf = ({ field, kind, silenced }: Call, status: number): unknown => {
  if (status === 422 && kind === 'mutation') return { userErrors: [{ field: 'a', code: 'b', message: 'c' }] };
  if (silenced !== undefined && (field !== 'initUser' || status !== 404)) return silenced;
  if (status !== 404 && status !== 422) return null;
  return kind === 'mutation' ? { userErrors: [] } : nothing[kind];
};

const messageOf = ({ authorised, message }: Call, status: number): string => {
  if (status === 504) return `Request timeout. ${help}`;
  if (authorised === true && status === 401) return 'Unauthorized. Please sign in again.';
  if (authorised === true && status === 403) return 'Forbidden. Please sign in again.';
  return `${message ?? `Cannot load data. Request error #${status}.`} ${help}`;
};

const codeOf = ({ authorised }: Call, status: number): string => {
  if (status === 504) return 'TIMEOUT';
  return authorised === true && (status === 401 || status === 403) ? 'UNAUTHENTICATED' : 'UPSTREAM_ERROR';
};

/** The message of a failure; none for 404, 422 and silenced calls. */
const errorsOf = (call: Call, status: number): unknown => {
  if (call.silenced !== undefined || status === 404 || status === 422) return undefined;
  const extensions = {
    code: codeOf(call, status),
    status,
    silenced: false,
    traceId: expect.any(String) as unknown,
  };
  return [{ message: messageOf(call, status), extensions }];
};

const ask = async (at: typeof patient, { document, field, kind, authorised }: Call) => {
  const { data, errors } = await at.gateway.ask(document, { headers: { authorization: 'Bearer t.o.k' } });
  const holder = authorised === true && kind !== 'mutation' ? (data?.['viewer'] as typeof data) : data;
  return { shown: holder?.[field], errors };
};

describe.each(calls)('$field', (call) => {
  it.each(Object.entries(faults))('%s gives what the catalogue says', async (_name, { answer, status }) => {
    const at = status === 504 ? hasty : patient;
    at.rest.on(call.path, answer);
    const { shown, errors } = await ask(at, call);
    expect(at.rest.calls).toHaveLength(1);
    expect(shown).toEqual(shownOf(call, status));
    expect({ errors }).toMatchObject({ errors: errorsOf(call, status) });
  });
});
