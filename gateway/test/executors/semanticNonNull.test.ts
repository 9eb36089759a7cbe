import { buildSchema, isInterfaceType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../src/schema/index.ts';
import { printedSchema } from '../../src/schema/printedSchema.ts';
import { semanticLevels } from '../../src/schema/semanticNonNull.ts';
import { operationsOf } from '../outside/operationsOf.ts';
import { startGateway, type RunningGateway } from '../startGateway.ts';
import { startContractServices } from './contractServices.ts';
import { variablesFor } from './variablesFor.ts';

type Path = readonly (string | number)[];

const levelsOf = (typename: unknown, field: string): readonly number[] => {
  const type = schema.getType(String(typename));
  const found = isObjectType(type) || isInterfaceType(type) ? type.getFields()[field] : undefined;
  return found === undefined ? [] : semanticLevels(found);
};

/** The places of an answer where the schema says that only a fault makes them null, and they are. */
const nullsIn = (value: unknown, levels: readonly number[], path: Path): { at: string; path: Path }[] => {
  if (value === null) return levels.includes(0) ? [{ at: '', path }] : [];
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      nullsIn(
        item,
        levels.map((level) => level - 1),
        [...path, index],
      ),
    );
  if (typeof value !== 'object' || value === undefined) return [];
  const row = value as Readonly<Record<string, unknown>>;
  const typename = row['__typename'] ?? 'Query';
  return Object.entries(row).flatMap(([field, inner]) =>
    nullsIn(inner, levelsOf(typename, field), [...path, field]).map((found) =>
      found.at === '' ? { ...found, at: `${String(typename)}.${field}` } : found,
    ),
  );
};

const queries = operationsOf(buildSchema(printedSchema())).filter(({ kind }) => kind === 'query');

describe('@semanticNonNull', () => {
  let services: Awaited<ReturnType<typeof startContractServices>>;
  let gateway: RunningGateway;
  beforeAll(async () => {
    services = await startContractServices({ isComplete: true });
    gateway = await startGateway(services.origin, { BREAKER_FAILURES: '0' });
  });
  afterAll(async () => {
    await gateway.stop();
    services.stop();
  });

  it.each(queries)('is right of what $name reads, whatever the contracts allow', async ({ text }) => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const { data, errors = [] } = await gateway.ask(text, {
        variables: variablesFor(text, seed),
        headers: { authorization: 'Bearer t.o.k' },
      });
      const isFault = ({ path }: { readonly path: Path }) =>
        errors.some((error) => path.every((part, at) => error.path?.[at] === part));
      const unexpected = nullsIn(data, [], []).filter((found) => !isFault(found));
      expect([...new Set(unexpected.map(({ at }) => at))]).toEqual([]);
    }
  });

  it('is printed where a description says nothing of null', () => {
    const printed = printedSchema();
    expect(printed).toContain('directive @semanticNonNull(');
    expect(printed).toMatch(/^  cardTitle: String$/m);
    expect(printed).toMatch(/^  status: JobOfferStatus @semanticNonNull$/m);
    expect(printed).toMatch(/^  edges: \[CityEdge\]! @semanticNonNull\(levels: \[1\]\)$/m);
    expect(printed).toMatch(/^  \): \[Node\]$/m);
  });
});
