import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { deprecatedUses } from './deprecatedUses.mjs';

const schema = buildSchema(`
  type Query { city: City }
  type City { country: Country, countryCode: String @deprecated(reason: "Use \`City.country\`.") }
  type Country { code: String }
`);

it('finds what is deprecated once, however many documents and fragments use it', () => {
  const uses = ['{ city { countryCode } }', '{ city { ...Part } } fragment Part on City { countryCode }'];
  expect(deprecatedUses(schema, uses)).toEqual([
    'The field City.countryCode is deprecated. Use `City.country`.',
  ]);
});

it('finds nothing where the replacements are used', () => {
  expect(deprecatedUses(schema, ['{ city { country { code } } }'])).toEqual([]);
});
