// @vitest-environment node
import { expect, it } from 'vitest';
import { isAmongWords, meansFullTime } from './placelessWords.ts';

it.each(['remote', ' Near me', 'near-me', 'NEAR ME'])('finds %s in the list', (typed) => {
  expect(isAmongWords('remote, near me', typed)).toBe(true);
});

it.each(['near', 'Remoteville', ''])('does not find %s in the list', (typed) => {
  expect(isAmongWords('remote, near me', typed)).toBe(false);
});

it.each([
  ['Full-time', 'Full-time jobs', 'full time'],
  ['Full-time', 'Full-time jobs', 'fulltime work'],
  ['Vollzeit', 'Vollzeitjobs', 'vollzeit'],
  ['Temps plein', 'Emplois à temps plein', 'emploi'],
  ['Tam zamanlı', 'Tam zamanlı işler', 'TAM ZAMANLI'],
])('with the name %s and the heading %s, %s means full-time work', (name, heading, typed) => {
  expect(meansFullTime(name, heading, typed)).toBe(true);
});

it.each(['full', 'Fuldabrück', ''])('%s does not mean full-time work', (typed) => {
  expect(meansFullTime('Full-time', 'Full-time jobs', typed)).toBe(false);
});
