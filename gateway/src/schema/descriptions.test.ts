import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLNamedType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from './index.ts';

interface Named {
  readonly name: string;
  readonly description?: string | null | undefined;
}

const types: readonly GraphQLNamedType[] = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
);

const under = (owner: string, parts: readonly Named[]): Named[] =>
  parts.map(({ name, description }) => ({ name: `${owner}.${name}`, description }));

/** What a stranger needs to be told of whatever has such a name: unit, range or example. */
const needs: readonly (readonly [name: RegExp, told: RegExp])[] = [
  [/\.countryCode$|(?:Input|Metadata|Location)\.country$/, /ISO 3166-1 alpha-2.*`DE`/s],
  [/\.currency$/, /ISO 4217/],
  [/\.state$/, /two letters|code of the state/i],
  [/\.avg$|^Submit\w+\.value$/, /`currency`|How/],
  [/\.(?:limit|first|page)$/, /\d (?:to|or more) \d|from 1 to/],
  [/\.latitude$/, /-90 to 90/],
  [/\.longitude$/, /-180 to 180/],
  [/\.distanceLessThan$/, /kilometres/],
  [/\.percent$/, /0 to 100/],
  [/\.rating$/, /1 to 5|own review/],
  [/\.(?:offerId|partnerId|cityId|categoryId|postId|worktownId|opportunityId)$/, /`id`|The id of/],
  [/\.(?:citySlug|partnerSlug|categorySlug)$/, /`[a-z]+`/],
  [/\.(?:orgSlug|slugTitle|titleSlug|slug)$/, /in URLs|the same in every language/],
  [/Input\.email$|^User\w*\.email$/, /`kim@example\.org`/],
  [/\.phone$/, /6 to 15 digits/],
  [/\.birthdate$/, /`\d{4}-\d{2}-\d{2}`/],
  [
    /Input\.(?:source|clickSource|referralUrl|fullName|reviewText|proposition|query|url|type|givenName|familyName|avatar|picture|registerSource)$/,
    /\d characters/,
  ],
  [/(?:newPassword|Input\.password)$/, /8 to 256 characters/],
  [/\.(?:language|locale)$/, /two letters|`de`/],
];

/** Types, fields, arguments, enum values and the fields of inputs. */
const everything: readonly Named[] = types.flatMap((type): Named[] => {
  if (isEnumType(type)) return [type, ...under(type.name, type.getValues())];
  if (isInputObjectType(type)) return [type, ...under(type.name, Object.values(type.getFields()))];
  if (!isObjectType(type) && !isInterfaceType(type)) return [type];
  const fields = Object.values(type.getFields());
  return [
    type,
    ...under(type.name, fields),
    ...fields.flatMap(({ name, args }) => under(`${type.name}.${name}`, args)),
  ];
});

describe('the graph', () => {
  it('describes each of its parts in a sentence', () => {
    expect(everything.length).toBeGreaterThan(500);
    const lacking = everything.filter(({ description }) => !/^\p{Lu}.{3,}\.$/su.test(description ?? ''));
    expect(lacking.map(({ name, description }) => `${name}: ${description}`)).toEqual([]);
  });

  it.each(needs)('tells of %s what a stranger asks: %s', (name, told) => {
    const meant = everything.filter((part) => name.test(part.name));
    expect(meant.length).toBeGreaterThan(0);
    const lacking = meant.filter(({ description }) => !told.test(description ?? ''));
    expect(lacking.map((part) => `${part.name}: ${part.description}`)).toEqual([]);
  });
});
