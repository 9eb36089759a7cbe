import { getOperationAST, isInputType, parse, typeFromAST } from 'graphql';
import { schema } from '../../src/schema/index.ts';
import { seededRandom } from '../seededRandom.ts';
import type { RandomQuery } from './randomQuery.ts';

const values: Readonly<Record<string, readonly unknown[]>> = {
  Boolean: [true, false],
  Float: [52.5, 13.4],
  ID: ['2', '3'],
  Int: [1, 2, 3],
  String: ['berlin', 'swiftbite', 'delivery'],
};

/** Values for the variables of a document, some left out. */
export const variablesFor = (query: string, seed: number): RandomQuery['variables'] => {
  const random = seededRandom(seed);
  const definitions = getOperationAST(parse(query))?.variableDefinitions ?? [];
  return Object.fromEntries(
    definitions.flatMap(({ variable, type, defaultValue }) => {
      const required = type.kind === 'NonNullType' && defaultValue === undefined;
      if (!required && random.between(0, 2) === 0) return [];
      const name = String(typeFromAST(schema, type as never)).replaceAll(/[[\]!]/g, '');
      const inner = schema.getType(name);
      const choices =
        inner && 'getValues' in inner ? inner.getValues().map((each) => each.name) : (values[name] ?? []);
      if (!isInputType(inner) || choices.length === 0) return required ? [[variable.name.value, {}]] : [];
      return [[variable.name.value, random.oneOf(choices)] as const];
    }),
  );
};
