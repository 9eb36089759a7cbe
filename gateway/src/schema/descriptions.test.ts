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

interface Described {
  readonly name: string;
  readonly description?: string | null | undefined;
}

const types: readonly GraphQLNamedType[] = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
);

const under = (owner: string, parts: readonly Described[]): Described[] =>
  parts.map(({ name, description }) => ({ name: `${owner}.${name}`, description }));

/** What the description of a field with such a name must contain: unit, range or example. */
const needs: readonly (readonly [name: RegExp, pattern: RegExp])[] = [
  [/\.countryCode$|(?:Input|Metadata|Location)\.country$/, /ISO 3166-1 alpha-2.*`DE`/s],
  [/\.currency$/, /ISO 4217/],
  [/\.state$/, /two letters|code of the state/i],
  [/\.avg$|^Submit\w+\.value$/, /`currency`|How/],
  [/\.limit$/, /\b1 to 100\b/],
  [/\.(?:first|page)$/, /\d (?:to|or more) \d|from 1 to/],
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
    /(?<!Search|Alert)Input\.(?:source|clickSource|referralUrl|fullName|reviewText|proposition|query|url|type|givenName|familyName|avatar|picture|registerSource)$/,
    /\d characters/,
  ],
  [/(?:newPassword|Input\.password)$/, /8 to 256 characters/],
  [/\.(?:language|locale)$/, /two letters|`de`/],
];

/** Types, fields, arguments, enum values and the fields of inputs. */
const everything: readonly Described[] = types.flatMap((type): Described[] => {
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
  it('describes each of its parts by a sentence', () => {
    expect(everything.length).toBeGreaterThan(500);
    const lacking = everything.filter(({ description }) => !/^\p{Lu}.{3,}\.$/su.test(description ?? ''));
    expect(lacking.map(({ name, description }) => `${name}: ${description}`)).toEqual([]);
  });

  it.each(needs)('describes every %s with its unit, range or an example: %s', (name, pattern) => {
    const matching = everything.filter((part) => name.test(part.name));
    expect(matching.length).toBeGreaterThan(0);
    const lacking = matching.filter(({ description }) => !pattern.test(description ?? ''));
    expect(lacking.map((part) => `${part.name}: ${part.description}`)).toEqual([]);
  });
});
