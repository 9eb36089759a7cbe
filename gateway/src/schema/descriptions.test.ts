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
});
