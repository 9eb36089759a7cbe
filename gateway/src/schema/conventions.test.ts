import { isEnumType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from './index.ts';

const enums = Object.values(schema.getTypeMap()).filter(
  (type) => isEnumType(type) && !type.name.startsWith('__'),
);

describe('the conventions of the graph', () => {
  it('writes every value of an enum in upper case', () => {
    expect(enums.length).toBeGreaterThanOrEqual(7);
    const values = enums.flatMap((type) => (isEnumType(type) ? type.getValues() : []));
    expect(values.map(({ name }) => name).filter((name) => !/^[A-Z][A-Z0-9_]*$/.test(name))).toEqual([]);
  });
});
