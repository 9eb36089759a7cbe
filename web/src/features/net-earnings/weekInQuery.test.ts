// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { netEarnings } from './netEarnings.ts';
import { weekInQuery } from './weekInQuery.ts';

describe('netEarnings', () => {
  // Computed by hand, in minor units.
  it.each([
    ['EUR, nothing to subtract', [1500, 20, 0, 0, 0, 0], [30000, 0, 0, 0, 30000, 1500]],
    ['EUR, everything', [1343, 20, 25, 10, 20, 1550], [20145, 2015, 1550, 3316, 13264, 663]],
    ['GBP, half an hour', [1199, 7.5, 0, 20, 0, 0], [8993, 1799, 0, 0, 7194, 959]],
    ['USD, a loss is not taxed', [1000, 1, 0, 0, 30, 2500], [1000, 0, 2500, 0, -1500, -1500]],
    ['JPY, without minor unit', [1500, 10, 10, 5, 10, 0], [13500, 675, 0, 1283, 11542, 1154]],
    ['HUF', [234567, 40, 0, 12.5, 15, 100000], [9382680, 1172835, 100000, 1216477, 6893368, 172334]],
    ['COP', [1250000, 48, 0, 20, 0, 5000000], [60000000, 12000000, 5000000, 0, 43000000, 895833]],
    ['PLN, all of it waiting', [3050, 20, 100, 20, 12, 0], [0, 0, 0, 0, 0, 0]],
    ['SEK, a third of the hours', [16525, 33.33, 33.33, 0, 30, 0], [367204, 0, 0, 110161, 257043, 7712]],
  ])('%s', (_title, [pay = 0, hours = 0, waiting = 0, fees = 0, tax = 0, costs = 0], expected) => {
    const {
      gross,
      fees: fee,
      costs: cost,
      tax: taxed,
      net,
      hourly,
    } = netEarnings({
      pay,
      hours,
      waiting,
      fees,
      tax,
      costs,
    });
    expect([gross, fee, cost, taxed, net, hourly]).toEqual(expected);
  });
});

describe('weekInQuery', () => {
  const standard = { hours: 20, waiting: 0, fees: 0, costs: 0, tax: 0 };

  it('reads numbers as people write them in any language', () => {
    expect(
      weekInQuery({ hours: '7,5', waiting: '12.5', fees: '10', costs: '1.234,56', tax: '0,333' }),
    ).toEqual({ hours: 7.5, waiting: 12.5, fees: 10, costs: 1234.56, tax: 0.33 });
  });

  it('replaces invalid values by the defaults, and limits high ones', () => {
    expect(weekInQuery({})).toEqual(standard);
    expect(weekInQuery({ hours: '0', waiting: '-1', fees: 'x', costs: {}, tax: '' })).toEqual(standard);
    expect(weekInQuery({ hours: ['500', '1'], waiting: '101', costs: '99999999999' })).toEqual({
      ...standard,
      hours: 168,
      waiting: 100,
      costs: 10_000_000,
    });
  });
});
