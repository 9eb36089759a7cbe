// @vitest-environment node
import { expect, it } from 'vitest';
import { meantCategory } from './meantCategory.ts';

const delivery = { name: 'Lieferung', slug: 'lieferung', orgSlug: 'delivery' };
const driving = { name: 'Fahren', slug: 'fahren', orgSlug: 'driving' };
const petCare = { name: 'Tierbetreuung', slug: 'tierbetreuung', orgSlug: 'pet-care' };
const categories = [delivery, driving, petCare];

it.each([
  ['lieferung', delivery, false],
  ['delivery', delivery, false],
  ['petcare', petCare, false],
  ['delivry', delivery, true],
  ['deliverry', delivery, true],
  ['deilvery', delivery, true],
  ['delibery', delivery, true],
  ['drivng', driving, true],
])('%s means a category', (typed, category, isGuess) => {
  expect(meantCategory(categories, typed)).toEqual({ category, isGuess });
});

it.each(['dleivrey', 'delft', 'fahre', 'bern', ''])('%s means no category', (typed) => {
  expect(meantCategory(categories, typed)).toBeNull();
});
