import { expect, it } from 'vitest';
import { countryTo, currentQuery, payIn, vehicleIn } from './calculatorAddress.ts';

const sent = { hours: '30', pay: '12', vehicle: '4.5', costs: '7', tax: '34.1' };

it('keeps what was typed while country and vehicle stay', () => {
  const query = { ...sent, country: 'de', by: 'car', from: 'de-car' };
  expect(currentQuery(query, 'DE')).toEqual(query);
});

it('drops the costs of another vehicle, and nothing else', () => {
  expect(currentQuery({ ...sent, country: 'de', by: 'bike', from: 'de-car' }, 'DE')).toMatchObject({
    ...sent,
    vehicle: undefined,
  });
});

it('drops amounts and tax of another country, and keeps the hours', () => {
  expect(currentQuery({ ...sent, country: 'pl', by: 'car', from: 'de-car' }, 'PL')).toMatchObject({
    hours: '30',
    pay: undefined,
    vehicle: undefined,
    costs: undefined,
    tax: undefined,
  });
});

it('keeps the values of an address that someone wrote', () => {
  const query = { country: 'pl', pay: '31' };
  expect(currentQuery(query, 'PL')).toEqual(query);
});

it.each([
  ['car', 'CAR'],
  ['BIKE', 'BIKE'],
  ['plane', 'NONE'],
  [undefined, 'NONE'],
])('understands the vehicle %s', (by, vehicle) => {
  expect(vehicleIn({ by })).toBe(vehicle);
});

it.each([
  ['14,50', 14.5],
  ['0', null],
  ['-5', null],
  ['x', null],
  ['99999999999', null],
  [undefined, null],
])('understands the pay %s', (pay, amount) => {
  expect(payIn({ pay })).toBe(amount);
});

it('leads to a country with the chosen vehicle', () => {
  expect(countryTo('FR', 'NONE')).toBe('/calculator?country=fr');
  expect(countryTo('FR', 'CAR')).toBe('/calculator?country=fr&by=car');
});
