import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from './index.ts';

const enums = Object.values(schema.getTypeMap()).filter(
  (type) => isEnumType(type) && !type.name.startsWith('__'),
);

interface Slot {
  readonly name: string;
  readonly type: string;
  readonly description: string;
}

interface Described {
  readonly name: string;
  readonly type: Parameters<typeof getNamedType>[0];
  readonly description?: string | null | undefined;
}

const slot = (owner: string, { name, type, description }: Described): Slot => ({
  name: `${owner}.${name}`,
  type: getNamedType(type)?.name ?? '',
  description: description ?? '',
});

/** Every field, argument and input field, with the name of its type. */
const slotsOf = (type: GraphQLNamedType): readonly Slot[] => {
  if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => slot(type.name, field));
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    slot(type.name, field),
    ...field.args.map((arg) => slot(`${type.name}.${field.name}`, arg)),
  ]);
};

const slots = Object.values(schema.getTypeMap())
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap(slotsOf);

const typesOf = (name: RegExp): ReadonlySet<string> =>
  new Set(slots.filter((one) => name.test(one.name)).map(({ type }) => type));

describe('the conventions of the graph', () => {
  it('writes every value of an enum in upper case', () => {
    expect(enums.length).toBeGreaterThanOrEqual(7);
    const values = enums.flatMap((type) => (isEnumType(type) ? type.getValues() : []));
    expect(values.map(({ name }) => name).filter((name) => !/^[A-Z][A-Z0-9_]*$/.test(name))).toEqual([]);
  });

  it('types no field as text whose description lists values of an enum', () => {
    const values = new Set(
      enums.flatMap((type) =>
        isEnumType(type) ? type.getValues().map(({ value }) => String(value).toUpperCase()) : [],
      ),
    );
    const listed = slots.filter(({ type, description }) => {
      const words = [...description.matchAll(/`([^`]+)`/g)].map(([, word]) => word?.toUpperCase() ?? '');
      return type === 'String' && words.length > 0 && words.every((word) => values.has(word));
    });
    expect(listed).toEqual([]);
  });

  it('pages every list in the same way', () => {
    const lists = slots.filter(({ type }) => type.endsWith('Connection'));
    expect(lists.length).toBeGreaterThan(15);
    const names = new Set(slots.map(({ name }) => name));
    const parts = ({ name, type }: Slot) => [
      `${type}.pageInfo`,
      `${type.replace('Connection', 'Edge')}.cursor`,
      `${name}.first`,
      // A search has one page.
      ...(name === 'Query.search' ? [] : [`${name}.after`, `${name}.page`]),
    ];
    expect(lists.flatMap(parts).filter((part) => !names.has(part))).toEqual([]);
  });

  it('uses one type for ids, one for times and one for days', () => {
    expect(typesOf(/\.(?:id|\w+Id)$/)).toEqual(new Set(['ID', 'String']));
    // A feed is identified by its name, also in filters.
    expect(slots.filter(({ name, type }) => /\.(?:id|\w+Id)$/.test(name) && type === 'String')).toMatchObject(
      [{ name: 'JobOffer.feedId' }, { name: 'MoreJobOffer.feedId' }, { name: 'Offer.feedId' }],
    );
    expect(typesOf(/\.(?:uuid|idempotencyKey)$/)).toEqual(new Set(['UUID']));
    expect(typesOf(/\.(?:\w+At|datePosted|validThrough)$/)).toEqual(new Set(['DateTime']));
    expect(typesOf(/\.birthdate$/)).toEqual(new Set(['Date']));
    expect(typesOf(/(?:Review|ReviewInput)\.rating$/)).toEqual(new Set(['Int']));
    expect(typesOf(/\.created$/)).toEqual(new Set(['Boolean']));
  });
});
