import { describe, expect, it } from 'vitest';
import { toGlobalId } from '../../builder/globalId.ts';
import { json } from '../../../test/fakeRest.ts';
import { offerRow, pageOf, postRow, productRow, reviewRow } from '../../../test/rows.ts';
import { setUpStack } from '../../../test/setUpStack.ts';

interface OfferWithReviews {
  readonly reviews: {
    readonly totalCount: number;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    readonly edges: readonly { readonly node: { readonly id: string } }[];
  };
}

const stack = setUpStack();
const path = '/web-api/en/job-offer';
const words = (text: string) => text.split(/\s+/);
const ask = (fields: string) =>
  stack.gateway.ask(`{ jobOffer(citySlug: "berlin", partnerSlug: "swiftbite") { ${fields} } }`);

describe('jobOffer', () => {
  it('is loaded by the slugs of city and partner', { tags: ['R2.104'] }, async () => {
    stack.rest.on(path, offerRow());
    const { data, errors } = await ask('id');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ jobOffer: { id: toGlobalId('JobOffer', 100) } });
    expect(stack.rest.urls()).toEqual([`${path}?city_slug=berlin&partner_slug=swiftbite`]);
  });

  it('sends the visitor’s campaign to the service', async () => {
    stack.rest.on(path, offerRow());
    await stack.gateway.ask(
      '{ jobOffer(citySlug: "berlin", partnerSlug: "swiftbite", utmSource: "News") { id } }',
    );
    expect(stack.rest.urls()).toEqual([`${path}?city_slug=berlin&partner_slug=swiftbite&utm_source=News`]);
  });

  it('has status, weight, price and flags', { tags: ['R3.34', 'R3.39', 'R3.40', 'R9.12'] }, async () => {
    stack.rest.on(path, offerRow({ status: 'expired', validThrough: '2020-01-01', isDirectApply: true }));
    const { data } = await ask(
      'id status weight price validThrough isValid isVerified isMoreJob isDirectApply cardTitle type url datePosted',
    );
    expect(data).toEqual({
      jobOffer: {
        id: toGlobalId('JobOffer', 100),
        status: 'EXPIRED',
        weight: 250,
        price: 2.5,
        validThrough: '2020-01-01T23:59:59.999Z',
        isValid: false,
        isVerified: true,
        isMoreJob: false,
        isDirectApply: true,
        cardTitle: 'Ride in Berlin',
        type: 'PART_TIME',
        url: 'https://swiftbite.example/berlin',
        datePosted: '2026-01-02T03:04:05Z',
      },
    });
  });

  it.each([0, -5])('has price 0 at weight %i', { tags: ['R9.13'] }, async (weight) => {
    stack.rest.on(path, offerRow({ weight }));
    expect((await ask('price')).data).toEqual({ jobOffer: { price: 0 } });
  });

  it(
    'has its city, partner and categories without further calls',
    { tags: ['R3.36', 'R3.37', 'R3.38'] },
    async () => {
      const countries = [{ countryCode: 'DE', name: 'Germany' }];
      stack.rest.on(path, offerRow({ partner: { ...offerRow().partner, countries } }));
      const { data } = await ask(
        `city { id name slug orgSlug } categories { orgSlug slug name }
       partner { id name slug orgSlug countries { name countryCode } }`,
      );
      expect(data).toEqual({
        jobOffer: {
          city: { id: toGlobalId('City', 1), name: 'Berlin', slug: 'berlin', orgSlug: 'berlin-org' },
          categories: [{ orgSlug: 'delivery-org', slug: 'delivery', name: 'Delivery' }],
          partner: {
            id: toGlobalId('Partner', 11),
            name: 'Swiftbite',
            slug: 'swiftbite',
            orgSlug: 'swiftbite-org',
            countries: [{ name: 'Germany', countryCode: 'DE' }],
          },
        },
      });
      expect(stack.rest.calls).toHaveLength(1);
    },
  );

  it('has the state and location of its city without further calls', async () => {
    const place = { state: 'az', latitude: 32.2, longitude: -111 };
    stack.rest.on(path, offerRow({ city: { ...offerRow().city, ...place } }));
    const { data } = await ask('city { name state latitude longitude }');
    expect(data).toEqual({ jobOffer: { city: { ...place, name: 'Berlin', state: 'AZ' } } });
    expect(stack.rest.calls).toHaveLength(1);
  });

  it(
    'replaces the city placeholder in every text',
    { tags: ['R3.46', 'R3.47', 'R3.48', 'R3.49', 'R3.50', 'R3.51', 'R3.52', 'R3.53', 'R3.55'] },
    async () => {
      const fields = words(`cardOverview cardTitle earnings description howToStart jobRequirementsDetails
      fees commonExpenses joiningBonus overview overviewHeader
      seoTitle seoDescription seoKeywords`);
      stack.rest.on(
        path,
        offerRow(Object.fromEntries(fields.map((field) => [field, `${field}: {city}, {city}`]))),
      );
      const { data } = await ask(fields.join(' '));
      expect(data).toEqual({
        jobOffer: Object.fromEntries(fields.map((field) => [field, `${field}: Berlin, Berlin`])),
      });
    },
  );

  it(
    'keeps structuredData valid JSON when the name of the city has quotes',
    { tags: ['R3.54'] },
    async () => {
      const city = { ...offerRow().city, name: 'The "Old" Town' };
      stack.rest.on(path, offerRow({ city, structuredData: '{"name":"Ride in {city}"}' }));
      const { data } = await ask('structuredData');
      const { structuredData } = Object(data?.['jobOffer']) as { structuredData: string };
      expect(JSON.parse(structuredData)).toEqual({ name: 'Ride in The "Old" Town' });
    },
  );

  it('keeps null texts and the url', { tags: ['R3.56'] }, async () => {
    stack.rest.on(path, offerRow({ description: null, url: 'https://p.example/{city}' }));
    expect((await ask('description earnings url')).data).toEqual({
      jobOffer: { description: null, earnings: null, url: 'https://p.example/{city}' },
    });
  });

  it('has the figures that users report', { tags: ['R3.57', 'R3.58', 'R3.59', 'R3.60'] }, async () => {
    stack.rest.on(path, offerRow());
    stack.rest.on('/web-api/en/job_offers/100/earning', { avg: 900.5, count: 4, currency: 'EUR' });
    const percents = { '1_day': 50, '2_3_days': 30, '1_week': 20, '2_weeks': 0, longer: 0 };
    stack.rest.on('/web-api/en/job-offers/100/sign-up-time', { count: 10, percents });
    stack.rest.on('/web-api/en/job-offers/100/customer-availability', {
      count: 2,
      percents: { low: 50, medium: 0, high: 50 },
    });
    const { data, errors } = await ask(
      `earning { avg count currency } costToStart { avg count currency }
       signUpTime { count percents { key percent } } customerAvailability { count percents { key percent } }`,
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      jobOffer: {
        earning: { avg: 900.5, count: 4, currency: 'EUR' },
        costToStart: { avg: 50, count: 2, currency: 'EUR' },
        signUpTime: {
          count: 10,
          percents: [
            { key: 'ONE_DAY', percent: 50 },
            { key: 'TWO_OR_THREE_DAYS', percent: 30 },
            { key: 'ONE_WEEK', percent: 20 },
            { key: 'TWO_WEEKS', percent: 0 },
            { key: 'LONGER', percent: 0 },
          ],
        },
        customerAvailability: {
          count: 2,
          percents: [
            { key: 'LOW', percent: 50 },
            { key: 'MEDIUM', percent: 0 },
            { key: 'HIGH', percent: 50 },
          ],
        },
      },
    });
  });

  it('has equipment and services', { tags: ['R3.61', 'R3.62'] }, async () => {
    stack.rest.on(path, offerRow());
    stack.rest.on('/web-api/en/job_offers/100/products/equipment', pageOf([productRow()]));
    stack.rest.on(
      '/web-api/en/job_offers/100/products/service',
      pageOf([productRow({ id: 41, name: 'Insurance' })]),
    );
    const { data } = await ask(
      'equipment { id name description image picture { path } url price currency } services { id name }',
    );
    expect(data).toEqual({
      jobOffer: {
        equipment: [
          {
            id: toGlobalId('Product', 40),
            name: 'Bag',
            description: 'Keeps food warm',
            image: 'products/bag',
            picture: { path: 'products/bag' },
            url: 'https://shop.example/bag',
            price: 29.9,
            currency: 'EUR',
          },
        ],
        services: [{ id: toGlobalId('Product', 41), name: 'Insurance' }],
      },
    });
  });

  it(
    'loads 20 promoted offers with the ratings of the partner in the country',
    { tags: ['R9.16'] },
    async () => {
      stack.rest.on(path, offerRow());
      const promoted = offerRow({ id: 101, review_partner_country: { rating: 4.25, ratingCount: 8 } });
      stack.rest.on('/web-api/en/job-offers/promoted/100', pageOf([promoted]));
      const { data } = await ask('promoted { cardTitle reviewPartnerCountry { rating ratingCount } }');
      expect(data).toEqual({
        jobOffer: {
          promoted: [{ cardTitle: 'Ride in Berlin', reviewPartnerCountry: { rating: 4.3, ratingCount: 8 } }],
        },
      });
      expect(stack.rest.urls()[1]).toBe(
        '/web-api/en/job-offers/promoted/100?limit=20&expand=review_partner_country',
      );
    },
  );

  it('makes one call for promoted offers selected in both places', { tags: ['R9.16'] }, async () => {
    stack.rest.on(path, offerRow());
    stack.rest.on('/web-api/en/job-offers/promoted/100', pageOf([]));
    await stack.gateway.ask(
      `query ($id: ID!) { jobOffer(citySlug: "berlin", partnerSlug: "swiftbite") { promoted { id } }
        promotedJobOffers(offerId: $id) { id } }`,
      { variables: { id: toGlobalId('JobOffer', 100) } },
    );
    expect(stack.rest.urls().filter((url) => url.includes('promoted'))).toHaveLength(1);
  });

  it(
    'loads the ratings of the partner in the country only if they are selected',
    { tags: ['R3.44'] },
    async () => {
      stack.rest.on(path, offerRow({ review_partner_country: { rating: 4.4, ratingCount: 9 } }));
      const { data } = await ask('reviewPartnerCountry { rating ratingCount }');
      expect(data).toEqual({ jobOffer: { reviewPartnerCountry: { rating: 4.4, ratingCount: 9 } } });
      expect(stack.rest.urls()[0]).toContain('review_partner_country=1');
    },
  );

  it('has its ratings, reviews and posts', async () => {
    stack.rest.on(path, offerRow());
    stack.rest.on('/web-api/en/reviews/latest', pageOf([reviewRow()]));
    stack.rest.on('/web-api/en/posts/job_offer', pageOf([postRow()]));
    const { data } = await ask(
      'review { rating ratingCount ratingCounts } latestReviews { rating } posts { title publishedAt }',
    );
    expect(data).toEqual({
      jobOffer: {
        review: { rating: 4.2, ratingCount: 3, ratingCounts: [0, 0, 0, 2, 1] },
        latestReviews: [{ rating: 5 }],
        posts: [{ title: 'Your first gig', publishedAt: '2026-01-02T03:04:05Z' }],
      },
    });
    expect(stack.rest.urls()).toContain(
      '/web-api/en/reviews/latest?limit=1&expand=city,partner&job_offer_id=100',
    );
    expect(stack.rest.urls()).toContain(
      '/web-api/en/posts/job_offer?city_slug=berlin&partner_slug=swiftbite',
    );
  });

  it('reads all reviews with one call for each page', async () => {
    const reviews = '/web-api/en/reviews/latest';
    const ids = [11, 12, 13, 14, 15];
    stack.rest.on(path, offerRow());
    stack.rest.on(reviews, (response, call) => {
      const query = new URL(call.url, 'http://rest.test').searchParams;
      const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
      const items = ids.slice((page - 1) * limit, page * limit).map((id) => reviewRow({ id }));
      json(200, { items, total: ids.length, page, pageCount: 3 })(response, call);
    });
    const read: string[] = [];
    let after: string | null = null;
    do {
      const { data } = await ask(
        `reviews(first: 2, ${after === null ? '' : `after: "${after}"`}) {
          totalCount pageInfo { hasNextPage endCursor } edges { node { id } } }`,
      );
      const offer = data?.['jobOffer'] as OfferWithReviews | undefined;
      if (!offer) throw new Error('The offer was not answered.');
      const { totalCount, pageInfo, edges } = offer.reviews;
      expect(totalCount).toBe(5);
      read.push(...edges.map(({ node }) => node.id));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    expect(read).toEqual(ids.map((id) => toGlobalId('Review', id)));
    expect(stack.rest.urls().filter((url) => url.startsWith(reviews))).toEqual(
      [1, 2, 3].map((page) => `${reviews}?page=${page}&limit=2&expand=city,partner&job_offer_id=100`),
    );
  });

  it('removes scripts from texts', async () => {
    stack.rest.on(path, offerRow({ description: '<p onclick="x()">Ride</p><script>alert(1)</script>' }));
    expect((await ask('description')).data).toEqual({ jobOffer: { description: '<p>Ride</p>' } });
  });

  it('is null without categories, with an error and a log line', { tags: ['R8.26'] }, async () => {
    stack.rest.on(path, offerRow({ categories: [] }));
    const { data, errors } = await ask('id');
    expect(data).toEqual({ jobOffer: null });
    expect(errors?.map(({ message }) => message)).toEqual([
      'Categories were not found. A translation is probably missing.',
    ]);
    expect(stack.gateway.logged).toContainEqual(
      expect.objectContaining({ msg: 'field failed', code: 'CATEGORIES_MISSING', path: 'jobOffer' }),
    );
  });

  it('needs no categories for a full-time offer', { tags: ['R8.26'] }, async () => {
    stack.rest.on(path, offerRow({ categories: [], isMoreJob: true }));
    const { data, errors } = await ask('isMoreJob');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ jobOffer: { isMoreJob: true } });
  });

  it('is null when the call fails, which is logged as an error', { tags: ['R8.20'] }, async () => {
    stack.rest.on(path, json(500));
    const { data, errors } = await ask('id');
    expect(data).toEqual({ jobOffer: null });
    expect(errors).toHaveLength(1);
    expect(stack.gateway.logged).toContainEqual(
      expect.objectContaining({ level: 50, msg: 'field failed', path: 'jobOffer', status: 500 }),
    );
  });

  it('has no figures for bots', { tags: ['R1.36', 'R1.37', 'R1.38', 'R1.39'] }, async () => {
    stack.rest.on(path, offerRow());
    const { data } = await stack.gateway.ask(
      `{ jobOffer(citySlug: "berlin", partnerSlug: "swiftbite") {
        earning { avg } signUpTime { count } customerAvailability { count } costToStart { avg } } }`,
      { headers: { 'user-agent': 'Googlebot/2.1' } },
    );
    expect(data).toEqual({
      jobOffer: { earning: null, signUpTime: null, customerAvailability: null, costToStart: { avg: 50 } },
    });
    expect(stack.rest.calls).toHaveLength(1);
  });
});
