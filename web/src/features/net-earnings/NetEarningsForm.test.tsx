// @vitest-environment node
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { languages, localeOf, type LanguageCode } from '../../i18n/languages.ts';
import { loadMessages } from '../../i18n/loadMessages.ts';
import { NetEarningsForm } from './NetEarningsForm.tsx';
import { weekFieldNames } from './weekFields.ts';

type Props = Parameters<typeof NetEarningsForm>[0];

const htmlIn = async (language: LanguageCode, props: Props): Promise<string> =>
  renderToStaticMarkup(
    <IntlProvider locale={localeOf(language)} messages={await loadMessages(language)}>
      <MantineProvider>
        <NetEarningsForm {...props} />
      </MantineProvider>
    </IntlProvider>,
  );

/** The amounts in the result: gross, fees, costs, tax, net, and hourly, which the page shows first. */
const amountsIn = (html: string) => {
  const amounts = [...html.matchAll(/<dd>([^<]*)<\/dd>/g)].map(([, text = '']) => text);
  return [...amounts.slice(1), ...amounts.slice(0, 1)];
};

/** The minor units in an amount in any format. */
const minorUnitsIn = (text: string) => (/[-−]/.test(text) ? -1 : 1) * Number(text.replaceAll(/\D/g, '')) || 0;

const typedFields = ['hours', 'waiting', 'fees', 'costs', 'tax'];

describe('net earnings', () => {
  // Computed by hand: pay an hour; hours, waiting, fees, costs and tax as typed; gross, fees, costs, tax, net and hourly in minor units.
  it.each([
    ['ARS', 3500, '20 0 15 0 10.5', [7000000, 1050000, 0, 624750, 5325250, 266263]],
    ['AUD', 28.75, '38 10 25 45 32.5', [98325, 24581, 4500, 22504, 46740, 1230]],
    ['BRL', 22.5, '44 15 27.5 120.5 11', [84150, 23141, 12050, 5385, 43574, 990]],
    ['CAD', 19.65, '12.25 5 20 9.99 14.53', [22868, 4574, 999, 2513, 14782, 1207]],
    ['CHF', 27.3, '8.4 12.5 0 15 10.6', [20066, 0, 1500, 1968, 16598, 1976]],
    ['COP', 12500, '48 0 20 50000 0', [600000, 120000, 50000, 0, 430000, 8958]],
    ['CZK', 179.5, '40 20 10 300 15', [574400, 57440, 30000, 73044, 413916, 10348]],
    ['DKK', 143.33, '37 0 8 125 38.8', [530321, 42426, 12500, 184453, 290942, 7863]],
    ['EUR', 13.43, '20 25 10 15.5 20', [20145, 2015, 1550, 3316, 13264, 663]],
    ['GBP', 11.99, '7.5 0 20 0 0', [8993, 1799, 0, 0, 7194, 959]],
    ['HUF', 2346, '40 0 12.5 1000 15', [93840, 11730, 1000, 12167, 68943, 1724]],
    ['JPY', 1500, '10 10 5 0 10', [13500, 675, 0, 1283, 11542, 1154]],
    ['MXN', 75.25, '48 25 30 350 8.1', [270900, 81270, 35000, 12525, 142105, 2961]],
    ['NOK', 210.5, '15 33.3 5 0 22.3', [210605, 10530, 0, 44617, 155458, 10364]],
    ['PLN', 30.5, '20 100 20 0 12', [0, 0, 0, 0, 0, 0]],
    ['RON', 31.75, '50 10 20 100 10', [142875, 28575, 10000, 10430, 93870, 1877]],
    ['SEK', 165.25, '33.33 33.33 0 0 30', [367204, 0, 0, 110161, 257043, 7712]],
    ['TRY', 180.75, '60 20 12.5 1250.5 15', [867600, 108450, 125050, 95115, 538985, 8983]],
    ['USD', 10, '1 0 0 25 30', [1000, 0, 2500, 0, -1500, -1500]],
  ])('are right to the minor unit of %s in every language', async (currency, pay, typed, expected) => {
    const values = typed.split(' ');
    const query = Object.fromEntries(typedFields.map((name, index) => [name, values[index]]));
    const [gross = 0, fees = 0, costs = 0, tax = 0, net = 0, hourly = 0] = expected;
    const shown = await Promise.all(
      languages.map(async ({ code }) => [
        code,
        amountsIn(await htmlIn(code, { pay: { amount: pay, currency }, usual: null, query })).map(
          minorUnitsIn,
        ),
      ]),
    );
    const amounts = [gross, -fees || 0, -costs || 0, -tax || 0, net, hourly];
    expect(shown).toEqual(languages.map(({ code }) => [code, amounts]));
  });

  it.each([
    ['de', '100,5', '1.234,56', ['1.214,74 €', '-242,95 €', '-1.234,56 €', '0,00 €', '-262,77 €', '-2,61 €']],
    ['en', '100.5', '1,234.56', ['€1,214.74', '-€242.95', '-€1,234.56', '€0.00', '-€262.77', '-€2.61']],
    ['es', '100,5', '1.234,56', ['1214,74 €', '-242,95 €', '-1234,56 €', '0,00 €', '-262,77 €', '-2,61 €']],
    ['fr', '100,5', '1 234,56', ['1 214,74 €', '-242,95 €', '-1 234,56 €', '0,00 €', '-262,77 €', '-2,61 €']],
    ['it', '100,5', '1.234,56', ['1214,74 €', '-242,95 €', '-1234,56 €', '0,00 €', '-262,77 €', '-2,61 €']],
    ['nl', '100,5', '1.234,56', ['€ 1.214,74', '€ -242,95', '€ -1.234,56', '€ 0,00', '€ -262,77', '€ -2,61']],
    ['pl', '100,5', '1 234,56', ['1214,74 €', '-242,95 €', '-1234,56 €', '0,00 €', '-262,77 €', '-2,61 €']],
    ['pt', '100,5', '1.234,56', ['1214,74 €', '-242,95 €', '-1234,56 €', '0,00 €', '-262,77 €', '-2,61 €']],
    ['sv', '100,5', '1 234,56', ['1 214,74 €', '−242,95 €', '−1 234,56 €', '0,00 €', '−262,77 €', '−2,61 €']],
    ['tr', '100,5', '1.234,56', ['€1.214,74', '-€242,95', '-€1.234,56', '€0,00', '-€262,77', '-€2,61']],
  ] as const)('are read and shown as people in %s write amounts', async (code, hours, costs, expected) => {
    const query = { hours, waiting: '10', fees: '20', costs, tax: '25' };
    const html = await htmlIn(code, { pay: { amount: 13.43, currency: 'EUR' }, usual: null, query });
    // The spaces of a format do not break.
    expect(amountsIn(html).map((text) => text.replaceAll(/\s/g, ' '))).toEqual(expected);
  });

  it('say which values were replaced, and show costs with their cents', async () => {
    const query = { hours: '200', waiting: 'abc', fees: '', costs: '1.200,5', tax: '20' };
    const html = await htmlIn('de', { pay: { amount: 15, currency: 'EUR' }, usual: null, query });
    const valueOf = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1];
    expect(weekFieldNames.map(valueOf)).toEqual(['168', '0', '0', '0', '1200,50', '20']);
    const notes = [...html.matchAll(/<p[^>]*id="([^"]*)"[^>]*>([^<]*)<\/p>/g)].map(([, id = '', text]) => [
      html.includes(`aria-describedby="${id}"`),
      text,
    ]);
    expect(notes).toEqual([
      [true, 'Dieser Wert geht nicht. Wir rechnen mit 168.'],
      [true, 'Dieser Wert geht nicht. Wir rechnen mit 0.'],
    ]);
    const tooHigh = await htmlIn('de', {
      pay: { amount: 15, currency: 'EUR' },
      usual: null,
      query: { costs: '99999999' },
    });
    expect(tooHigh).toContain('Wir rechnen mit 10.000.000.');
  });

  it.each([
    ['en', {}, 'Enter waiting, fees, costs and tax to see what is left of it.'],
    [
      'fr',
      { hours: '35' },
      'Indique l’attente, la commission, les dépenses et les impôts pour voir ce qu’il en reste.',
    ],
    [
      'tr',
      { hours: '12', costs: '0', tax: '0' },
      'Geriye ne kaldığını görmek için bekleme, kesinti, gider ve vergiyi gir.',
    ],
  ] as const)(
    'do not call the whole pay what is left while nothing is subtracted: %s %o',
    async (code, query, hint) => {
      const html = await htmlIn(code, { pay: { amount: 12, currency: 'EUR' }, usual: null, query });
      expect(amountsIn(html)).toHaveLength(1);
      expect(html).toContain(hint);
      expect(
        await htmlIn(code, {
          pay: { amount: 12, currency: 'EUR' },
          usual: null,
          query: { ...query, tax: '1' },
        }),
      ).not.toContain(hint);
    },
  );

  it.each([
    // 20 hours at 14.44, less 15 kilometres at 0.30 in each, less 34.1 % of the rest: 6.55 an hour.
    ['en', {}, ['€288.80', '€0.00', '-€90.00', '-€67.79', '€131.01', '€6.55']],
    ['de', { hours: '10' }, ['144,40 €', '0,00 €', '-45,00 €', '-33,90 €', '65,50 €', '6,55 €']],
    ['tr', { vehicle: '0', tax: '10' }, ['€288,80', '€0,00', '€0,00', '-€28,88', '€259,92', '€13,00']],
  ] as const)('start from what is usual in the country: %s %o', async (code, query, expected) => {
    const usual = { costs: { amount: 4.5 }, taxPercent: 34.1, sources: ['OECD', 'BRKG § 5'] };
    const html = await htmlIn(code, { pay: { amount: 14.44, currency: 'EUR' }, usual, query });
    expect(amountsIn(html).map((text) => text.replaceAll(/\s/g, ' '))).toEqual(expected);
  });

  it.each([
    [
      4.5,
      'as single employees on a modest full-time wage pay, and €4.50 an hour for the vehicle. Sources: OECD; BRKG § 5.',
    ],
    [
      0,
      'We start from 34.1% for tax and social contributions, as single employees on a modest full-time wage pay. Sources: ',
    ],
  ])(
    'name the sources of what is usual, with the vehicle only if it costs something: %d',
    async (amount, text) => {
      const usual = { costs: { amount }, taxPercent: 34.1, sources: ['OECD', 'BRKG § 5'] };
      const pay = { amount: 14.44, currency: 'EUR' };
      expect(await htmlIn('en', { pay, usual, query: {} })).toContain(text);
    },
  );

  it('keep the other parameters of the address', async () => {
    const query = { hours: '10', utm_source: 'a "b"', type: ['x', 'y'] };
    const html = await htmlIn('en', { pay: { amount: 15, currency: 'EUR' }, usual: null, query });
    expect(html.match(/<input type="hidden"[^>]*>/g)).toEqual([
      '<input type="hidden" name="utm_source" value="a &quot;b&quot;"/>',
    ]);
  });
});
