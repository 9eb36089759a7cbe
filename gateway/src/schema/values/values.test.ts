import { describe, expect, it } from 'vitest';
import {
  cityCategoryRow,
  cityRow,
  metadataRow,
  offerRow,
  pageOf,
  postRow,
  reviewRow,
} from '../../../test/rows.ts';
import { setUpStack } from '../../../test/setUpStack.ts';

const stack = setUpStack({ PUBLIC_ORIGIN: 'https://site.example' });
const api = '/web-api/en';
const headers = { authorization: 'Bearer t.o.k' };
const offer = 'jobOffer(citySlug: "berlin", partnerSlug: "swiftbite")';
const images = 'https://site.example/images';

const askFor = async (selection: string) => {
  const { data, errors } = await stack.gateway.ask(`{ ${selection} }`, { headers });
  expect(errors).toBeUndefined();
  return data;
};

describe('a picture', () => {
  it('has an absolute address in a size that is drawn, and needs no call of its own', async () => {
    stack.rest.on(`${api}/job_offers`, pageOf([offerRow()]));
    const data = await askFor(`jobOffers { edges { node {
      city { picture { url(width: 250, height: 170, format: WEBP) path width height alt } }
      categories { picture { url } } } } }`);
    expect(data).toEqual({
      jobOffers: {
        edges: [
          {
            node: {
              city: {
                picture: {
                  url: `${images}/c_fill,w_270,h_180,q_auto:good,f_webp/cities/berlin-org`,
                  path: 'cities/berlin-org',
                  width: 1600,
                  height: 900,
                  alt: 'Berlin',
                },
              },
              categories: [
                { picture: { url: `${images}/c_fill,q_auto:good,f_auto/categories/delivery-org` } },
              ],
            },
          },
        ],
      },
    });
    expect(stack.rest.calls).toHaveLength(1);
  });

  it('is null without one, and keeps its space by a placeholder of its shape', async () => {
    stack.rest.on(`${api}/posts/`, pageOf([postRow({ image: 'x' }), postRow({ image: null })]));
    const data = await askFor('posts { edges { node { picture { url(width: 1) placeholder } } } }');
    expect(data).toMatchObject({
      posts: {
        edges: [
          {
            node: {
              picture: {
                url: expect.stringMatching(/^https:.*\/posts\/x$/) as string,
                placeholder: expect.stringContaining(`width='1200' height='630'`) as string,
              },
            },
          },
          { node: { picture: null } },
        ],
      },
    });
  });

  it('is refused in a size that cannot be', async () => {
    stack.rest.on(`${api}/cities/slug/berlin`, cityRow());
    const { errors } = await stack.gateway.ask('{ city(slug: "berlin") { picture { url(width: 0) } } }');
    expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
  });
});

describe('an amount', () => {
  it('has its currency', async () => {
    const figure = { avg: 14.5, lowerQuartile: 12, upperQuartile: 17, count: 9, currency: 'EUR' };
    stack.rest.on(`${api}/job-offer`, offerRow({ earning: figure }));
    const data = await askFor(
      `${offer} { earning { average { amount currency } typicalRange { lowest { amount } highest { amount currency } } } }`,
    );
    expect(data).toEqual({
      jobOffer: {
        earning: {
          average: { amount: 14.5, currency: 'EUR' },
          typicalRange: { lowest: { amount: 12 }, highest: { amount: 17, currency: 'EUR' } },
        },
      },
    });
  });

  it('is left of the mean after costs and tax, with their sources; null where the country is not known', async () => {
    const figure = { avg: 14.44, count: 9, currency: 'EUR' };
    const net = { avg: 6.55, costs: 4.5, tax: 34.1, sources: ['OECD, Taxing Wages 2026'] };
    const selection =
      '{ earning { net { hourly { amount currency } costs { amount currency } taxPercent sources } } }';
    stack.rest.on(`${api}/job-offer`, offerRow({ earning: { ...figure, net } }));
    expect(await askFor(`${offer} ${selection}`)).toEqual({
      jobOffer: {
        earning: {
          net: {
            hourly: { amount: 6.55, currency: 'EUR' },
            costs: { amount: 4.5, currency: 'EUR' },
            taxPercent: 34.1,
            sources: ['OECD, Taxing Wages 2026'],
          },
        },
      },
    });
    stack.rest.on(`${api}/job-offer`, offerRow({ earning: { ...figure, net: null } }));
    expect(await askFor(`${offer} ${selection}`)).toEqual({ jobOffer: { earning: { net: null } } });
  });

  it('is null without contributions, when the offer still has its currency', async () => {
    stack.rest.on(`${api}/job-offer`, offerRow({ earning: { avg: null, count: 0, currency: 'EUR' } }));
    expect(
      await askFor(`${offer} { currency earning { average { amount } typicalRange { lowest { amount } } } }`),
    ).toEqual({ jobOffer: { currency: 'EUR', earning: { average: null, typicalRange: null } } });
  });
});

describe('data and codes', () => {
  it('are typed where they were texts: languages, addresses of offers, currencies', async () => {
    const language = { id: 'de', name: 'German', title: 'Deutsch', application: false, uri: '/de' };
    stack.rest.on(`${api}/languages`, pageOf([language]));
    stack.rest.on(`${api}/my/languages`, pageOf([{ ...language, userId: 'u-1', level: null }]));
    stack.rest.on(`${api}/job-offer`, offerRow());
    expect(
      await askFor(
        `languages { code languageCode } viewer { languages { code languageCode } } ${offer} { url externalUrl }`,
      ),
    ).toEqual({
      languages: [{ code: 'de', languageCode: 'de' }],
      viewer: { languages: [{ code: 'de', languageCode: 'de' }] },
      jobOffer: { url: 'https://swiftbite.example/berlin', externalUrl: 'https://swiftbite.example/berlin' },
    });
  });

  it('need not be parsed: the data of an offer for search engines is JSON', async () => {
    const structuredData = '{"@type":"JobPosting","title":"Ride in {city}"}';
    stack.rest.on(`${api}/job-offer`, offerRow({ structuredData }));
    expect(await askFor(`${offer} { jsonLd }`)).toEqual({
      jobOffer: { jsonLd: { '@type': 'JobPosting', title: 'Ride in Berlin' } },
    });
  });

  it('are null where the data of an offer are no JSON', async () => {
    stack.rest.on(`${api}/job-offer`, offerRow({ structuredData: '{' }));
    expect(await askFor(`${offer} { jsonLd }`)).toEqual({ jobOffer: { jsonLd: null } });
  });

  it('name the country and the categories of a user', async () => {
    stack.rest.on(
      `${api}/my/user/metadata/`,
      metadataRow({ country: 'FR', favourite_categories: ['delivery-org', 'gone'], language: 'de' }),
    );
    stack.rest.on(`${api}/cities/top`, pageOf([cityRow()]));
    stack.rest.on(`${api}/city_categories`, pageOf([cityCategoryRow()]));
    expect(
      await askFor('viewer { metadata { homeCountry { code name } categories { name } languageCode } }'),
    ).toEqual({
      viewer: {
        metadata: {
          homeCountry: { code: 'FR', name: 'France' },
          categories: [{ name: 'Delivery' }],
          languageCode: 'de',
        },
      },
    });
  });

  it('are those of the fields that they replace', async () => {
    stack.rest.on(`${api}/reviews/latest`, pageOf([reviewRow({ language: 'de', avatar: 'a1' })]));
    expect(
      await askFor('latestReviews { languageCode authorPicture { url } city { country { code } } }'),
    ).toEqual({
      latestReviews: [
        {
          languageCode: 'de',
          authorPicture: { url: `${images}/c_fill,q_auto:good,f_auto/avatars/a1` },
          city: { country: { code: 'DE' } },
        },
      ],
    });
  });
});
