import { sql, type SQL } from 'drizzle-orm';
import type { TSchema } from 'typebox';
import { afterEach, describe, expect, it, vi } from 'vitest';
import listsToMeasure from '../../../../lab/bench/data/lists.json' with { type: 'json' };
import type { RunQuery } from '../../../src/db/database.ts';
import { rowsOf } from '../../rowsOf.ts';
import type { ServicesOf } from '../../testServices.ts';

/** Every list and search of the services, with requests to measure them. */
const lists: Readonly<Record<string, readonly string[]>> = listsToMeasure;

/** Tables that grow with offers, reviews, cities and visitors. Lists and searches may not read them from end to end. */
const bigTables = [
  'city_names',
  'city_texts',
  'cost_starts',
  'customer_availabilities',
  'earnings',
  'job_offer_categories',
  'job_offers',
  'more_job_offers',
  'offer_facts',
  'offer_listings',
  'review_listings',
  'reviews',
  'sign_up_times',
];

/** The tables are this many times larger for the planner than with the sample data. */
const growth = 100;

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Filter?: string;
  Plans?: PlanNode[];
}

/** Returns the nodes of a plan, without scans that a limit ends: the count of a common filter stops at 10,000 rows. */
const nodesOf = (node: PlanNode): PlanNode[] => [
  node,
  ...(node.Plans ?? [])
    .filter((below) => node['Node Type'] !== 'Limit' || below['Node Type'] !== 'Seq Scan')
    .flatMap(nodesOf),
];

/** The score of an offer depends on the average of all offers of the list, so their facts are read, from a narrow table. */
const readAllFacts: ReadonlySet<string> = new Set([
  'offers by rating',
  'offers by earning',
  'offers by cost or sign-up',
]);

class Undo extends Error {}

export const queryPlansSuite = (services: ServicesOf): void => {
  describe('the plans of lists and searches on a large database', () => {
    afterEach(() => {
      vi.restoreAllMocks();
    });

    /** Returns the queries of a request, each a transaction or a query of its own. */
    const queriesOf = async (path: string): Promise<SQL[][]> => {
      const { app, database } = services();
      const units: SQL[][] = [];
      const { rows, transaction } = database;
      const recording = (run: RunQuery, unitOf: () => SQL[]): RunQuery =>
        new Proxy(run, {
          apply: (target, self, parameters: [SQL, TSchema]) => {
            unitOf().push(parameters[0]);
            return Reflect.apply(target, self, parameters) as ReturnType<RunQuery>;
          },
        });
      const newUnit = (): SQL[] => {
        const unit: SQL[] = [];
        units.push(unit);
        return unit;
      };
      vi.spyOn(database, 'rows').mockImplementation(recording(rows, newUnit));
      vi.spyOn(database, 'transaction').mockImplementation((work) => {
        const unit = newUnit();
        return transaction((run) => work(recording(run, () => unit)));
      });
      const { statusCode } = await app.inject(path);
      expect({ path, statusCode }).toEqual({ path, statusCode: 200 });
      vi.restoreAllMocks();
      return units;
    };

    /** Explains queries as if the tables were large. Settings that the queries make are made. */
    const plansOf = async (unit: readonly SQL[]): Promise<PlanNode[]> => {
      const plans: PlanNode[] = [];
      const undo = new Undo();
      await services()
        .database.transaction(async (rows) => {
          await rows(
            sql`update pg_class set reltuples = reltuples * ${growth} where relname = any(${`{${bigTables.join(',')}}`})`,
          );
          for (const query of unit) {
            const [row] = await rowsOf<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
              { rows },
              sql`explain (format json) ${query}`,
            );
            const plan = row?.['QUERY PLAN'][0]?.Plan;
            if (plan !== undefined) plans.push(plan);
            await rows(query);
          }
          throw undo;
        })
        .catch((error: unknown) => {
          if (error !== undo) throw error;
        });
      return plans;
    };

    it.each(Object.keys(lists))('read no big table from end to end: %s', async (name) => {
      for (const path of lists[name] ?? []) {
        const plans = (await Promise.all((await queriesOf(path)).map(plansOf))).flat();
        expect(plans.length).toBeGreaterThan(0);
        const scanned = plans
          .flatMap((plan) => nodesOf(plan))
          .filter((node) => node['Node Type'] === 'Seq Scan')
          .map((node) => node['Relation Name'] ?? '')
          .filter((relation) => bigTables.includes(relation))
          .filter((relation) => relation !== 'offer_facts' || !readAllFacts.has(name));
        expect({ path, scanned }).toEqual({ path, scanned: [] });
      }
    });
  });
};
