import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { isWholeMatrix } from '../../../../server/test/isWholeMatrix.ts';
import { minSimilarity, scoredCities } from '../../../src/web-api/cities/cityMatches.ts';
import { nameCandidates } from '../../../src/web-api/cities/nameCandidates.ts';
import { rowsOf } from '../../rowsOf.ts';
import type { ServicesOf } from '../../testServices.ts';

/** Queries of every kind: beginnings, parts, abbreviations, places after the name, and one typing mistake in each way. */
const kinds = `b, be, ber, berl, berlin, berlin germany, berlin, germ, berln, berlinn, berlen, brelin, ebrlin, bxrlin, erlin,
  munich, münchen, munchn, muenchen, mnuich, new york, new yrok, new york city, nyc, york new, city of london, la, los ang,
  sao paulo, são, paulo, springfield, sprinfield, frankfurt, frnakfurt, farnkfurt, frankfurt am main, am main, st, san, san f,
  san francsico, usa, uk, united states, germany, deutschland, allemagne, lodz, łódź, loder, istanbul, istambul, konstantinopel,
  constantinople, q, zz, zzzz, x y z, köln, koln, cologne, colgne, the hague, den haag, s gravenhage, 1, 75, portland, oregon,
  washington d c, washington dc, valencia spain, cordoba, aachen, aahcen, wien, vienna, rome, rom, mor, orem, kiel, kile, bile`;

const queries = kinds
  .split(',')
  .map((query) => query.trim())
  .concat(
    'berlin, germ',
    'paris, fr',
    'london, canada',
    'portland, or',
    'a'.repeat(60),
    "l'aquila",
    '%',
    '_a',
    'b\\%',
  );

export const citySearchSuite = (services: ServicesOf): void => {
  describe('the index of city names', () => {
    const scores = (query: string, names: Parameters<typeof scoredCities>[1]) =>
      rowsOf(
        services().database,
        sql`select city_id, score from (${scoredCities(query, names)}) as scored
          where score > ${minSimilarity} order by score desc, city_id`,
      );

    const all = sql`select city_id, name from computed_city_names`;

    it('finds every city that a comparison with all names finds, with the same score', async () => {
      let found = 0;
      for (const query of queries) {
        const compared = await scores(query, all);
        expect({ query, found: await scores(query, nameCandidates(query)) }).toEqual({
          query,
          found: compared,
        });
        found += compared.length;
      }
      expect(found).toBeGreaterThan(500);
    }, 120_000);

    it('finds cities by a misspelling of each of their names', async () => {
      const cities = await rowsOf<{ name: string }>(
        services().database,
        sql`select name from city_names where length(name) between 5 and 20 and name ~ '^[a-z ]+$' order by md5(name) limit ${isWholeMatrix ? 40 : 10}`,
      );
      for (const [number, { name }] of cities.entries()) {
        const at = 1 + (number % (name.length - 1));
        const slips = [
          `${name.slice(0, at)}${name.slice(at + 1)}`,
          `${name.slice(0, at)}x${name.slice(at + 1)}`,
          `${name.slice(0, at)}x${name.slice(at)}`,
          `${name.slice(0, at - 1)}${name[at] ?? ''}${name[at - 1] ?? ''}${name.slice(at + 1)}`,
        ];
        for (const slip of slips)
          expect({ slip, found: await scores(slip, nameCandidates(slip)) }).toEqual({
            slip,
            found: await scores(slip, all),
          });
      }
    }, 120_000);

    it('is kept when names change', async () => {
      const { database } = services();
      const differences = () =>
        rowsOf(
          database,
          sql`(select * from city_names except all select * from computed_city_names)
            union all (select * from computed_city_names except all select * from city_names)`,
        );
      expect(await differences()).toEqual([]);
      await Promise.all([
        database.rows(
          sql`insert into city_aliases (city_id, name, folded_name) values (2950159, 'Spreestadt', 'spreestadt')`,
        ),
        database.rows(sql`insert into city_old_slugs (slug, city_id) values ('spree-city', 2950159)`),
        database.rows(
          sql`update city_texts set folded_name = 'berlino' where city_id = 2950159 and language = 'it'`,
        ),
      ]);
      expect(await differences()).toEqual([]);
      expect(await scores('spreestdt', nameCandidates('spreestdt'))).toMatchObject([{ city_id: 2950159 }]);
      await database.rows(sql`delete from city_aliases where name = 'Spreestadt'`);
      await database.rows(sql`delete from city_old_slugs where slug = 'spree-city'`);
      expect(await differences()).toEqual([]);
    });
  });
};
