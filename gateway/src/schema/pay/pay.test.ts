import { describe, expect, it } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import { cityCategoryRow, pageOf, partnerRow } from '../../../test/rows.ts';
import { setUpStack } from '../../../test/setUpStack.ts';

const stack = setUpStack();
const api = '/web-api/en';
const quarters = [
  { start: '2026-01-01', pay: { median: 13.5, count: 5 } },
  { start: '2026-04-01', pay: { median: 14.9, count: 10 } },
];
const euros = (amount: number, count: number) => ({ median: { amount, currency: 'EUR' }, count });
const inEuros = [
  { start: '2026-01-01', pay: euros(13.5, 5) },
  { start: '2026-04-01', pay: euros(14.9, 10) },
];
const pay = 'pay { median { amount currency } count }';

describe('what a category of a city earns', () => {
  const path = `${api}/cities/1/categories/5/pay`;
  const ask = () =>
    stack.gateway.ask(`{ cityCategory(citySlug: "berlin", categorySlug: "delivery") { pay {
      inCity { median { amount currency } count } inCountry { median { amount currency } count }
      partners { partner { name slug } ${pay} } quarters { start ${pay} }
    } } }`);

  it('is one call, with a currency for every amount', async () => {
    stack.rest.on(`${api}/city_categories`, pageOf([cityCategoryRow()]));
    stack.rest.on(
      path,
      pageOf([
        {
          currency: 'EUR',
          inCity: { median: 14.6, count: 87 },
          inCountry: { median: 14.2, count: 1745 },
          partners: [
            {
              partner: { id: 17, name: 'Tandemtray', slug: 'tandemtray', orgSlug: 'tandemtray' },
              pay: { median: 15.4, count: 5 },
            },
          ],
          quarters,
        },
      ]),
    );
    const { data, errors } = await ask();
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      cityCategory: {
        pay: [
          {
            inCity: euros(14.6, 87),
            inCountry: euros(14.2, 1745),
            partners: [{ partner: { name: 'Tandemtray', slug: 'tandemtray' }, pay: euros(15.4, 5) }],
            quarters: inEuros,
          },
        ],
      },
    });
    expect(stack.rest.urls().slice(1)).toEqual([path]);
  });

  it('is empty where the service does not know the call, and null when it fails', async () => {
    stack.rest.on(`${api}/city_categories`, pageOf([cityCategoryRow()]));
    expect((await ask()).data).toEqual({ cityCategory: { pay: [] } });
    stack.rest.on(path, json(500));
    const { data, errors } = await ask();
    expect(data).toEqual({ cityCategory: { pay: null } });
    expect(errors).toMatchObject([{ path: ['cityCategory', 'pay'] }]);
  });
});

describe('what the offers of a company earn', () => {
  const path = `${api}/partners/11/pay`;
  const germany = {
    country: { countryCode: 'DE', name: 'Germany' },
    currency: 'EUR',
    pay: { median: 13.5, count: 258 },
  };
  const berlin = { id: 1, name: 'Berlin', slug: 'berlin', orgSlug: 'berlin' };

  it('is asked in the country of a place, with the parts that the query selects', async () => {
    stack.rest.on(`${api}/partners/slug/swiftbite`, partnerRow());
    const cities = [{ city: berlin, pay: { median: 15.35, count: 20 } }];
    stack.rest.on(path, pageOf([{ ...germany, cities, quarters }]));
    const { data, errors } = await stack.gateway.ask(`{ partner(slug: "swiftbite") {
      place(countrySlug: "germany", citySlug: "berlin") {
        pay { country { code } ${pay} cities { city { name slug } ${pay} } quarters { start ${pay} } }
      } } }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      partner: {
        place: {
          pay: [
            {
              country: { code: 'DE' },
              pay: euros(13.5, 258),
              cities: [{ city: { name: 'Berlin', slug: 'berlin' }, pay: euros(15.35, 20) }],
              quarters: inEuros,
            },
          ],
        },
      },
    });
    expect(stack.rest.urls().slice(1)).toEqual([`${path}?country_code=de&expand=cities,quarters`]);
  });

  it('is asked in all countries without one', async () => {
    stack.rest.on(`${api}/partners/slug/swiftbite`, partnerRow());
    const brazil = { country: { countryCode: 'BR', name: 'Brazil' }, currency: 'BRL' };
    stack.rest.on(path, pageOf([germany, { ...brazil, pay: { median: 32.1, count: 35 } }]));
    const { data } = await stack.gateway.ask(`{ partner(slug: "swiftbite") { place {
      pay { country { slug } ${pay} } } } }`);
    expect(data).toEqual({
      partner: {
        place: {
          pay: [
            { country: { slug: 'germany' }, pay: euros(13.5, 258) },
            { country: { slug: 'brazil' }, pay: { median: { amount: 32.1, currency: 'BRL' }, count: 35 } },
          ],
        },
      },
    });
    expect(stack.rest.urls().slice(1)).toEqual([path]);
  });
});

describe('what is left of the pay by country', () => {
  const path = '/web-api/de/countries/net-pay';
  const ask = () =>
    stack.gateway.ask(
      `{ netPayByCountry { country { code name } average { amount currency } count
        vehicles { vehicle net { hourly { amount currency } costs { amount } taxPercent sources } } } }`,
      { lang: 'de' },
    );

  it('is one call, by vehicle, with a currency for every amount', async () => {
    const country = { countryCode: 'DE', name: 'Deutschland' };
    const net = { avg: 6.55, costs: 4.5, tax: 34.1, sources: ['OECD, Taxing Wages 2026'] };
    stack.rest.on(
      path,
      pageOf([
        { country, currency: 'EUR', avg: 14.4, count: 1700, vehicles: [{ vehicle: 'car', net }] },
        {
          country: { countryCode: 'BR', name: 'Brasilien' },
          currency: 'BRL',
          avg: 25,
          count: 5,
          vehicles: [],
        },
      ]),
    );
    const { data } = await ask();
    expect(data).toEqual({
      netPayByCountry: [
        {
          country: { code: 'DE', name: 'Deutschland' },
          average: { amount: 14.4, currency: 'EUR' },
          count: 1700,
          vehicles: [
            {
              vehicle: 'CAR',
              net: {
                hourly: { amount: 6.55, currency: 'EUR' },
                costs: { amount: 4.5 },
                taxPercent: 34.1,
                sources: ['OECD, Taxing Wages 2026'],
              },
            },
          ],
        },
        {
          country: { code: 'BR', name: 'Brasilien' },
          average: { amount: 25, currency: 'BRL' },
          count: 5,
          vehicles: [],
        },
      ],
    });
    expect(stack.rest.urls()).toEqual([path]);
  });

  it('is empty where the services do not know the call', async () => {
    stack.rest.on(path, json(404, {}));
    expect((await ask()).data).toEqual({ netPayByCountry: [] });
  });
});
