import { readFileSync, readdirSync } from 'node:fs';
import { buildSchema, Kind, parse, validate } from 'graphql';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const schema = buildSchema(read('../../schema.graphql'));
const document = parse(
  readdirSync(new URL('../operations/', import.meta.url))
    .map((file) => read(`../operations/${file}`))
    .join('\n'),
);

it('can do what the graph can: every root field that is not deprecated has an operation', () => {
  expect(validate(schema, document)).toEqual([]);
  const used = new Set(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION
        ? definition.selectionSet.selections.map((field) =>
            field.kind === Kind.FIELD ? field.name.value : '',
          )
        : [],
    ),
  );
  const offered = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {})
      .filter(({ deprecationReason }) => deprecationReason == null)
      .map(({ name }) => name),
  );
  expect(offered.filter((name) => !used.has(name))).toEqual([]);
});
