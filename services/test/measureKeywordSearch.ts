import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { fillWhenEmpty } from '../src/db/server/fillWhenEmpty.ts';
import { openServer } from '../src/db/server/openServer.ts';
import { loadSampleData } from '../../sample/loadSampleData.ts';
import { createServer } from '../src/app/createServer.ts';
import { startCluster } from './throwAwayPostgres.ts';
import { sampleDay } from './sampleDay.ts';

/**
 * node services/test/measureKeywordSearch.ts [rows]: fills a temporary PostgreSQL cluster with full-time offers,
 * searches them, prints the times, and fails if a median exceeds `maxMs`.
 */
const rowCount = Number(process.argv[2] ?? 1_000_000);
/** Rows are inserted in batches, because a single query would exceed the query timeout. */
const batchSize = 50_000;
const runCount = 15;
const maxMs = 150;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Inserts rows with words of known frequency. `leftwing` and `rightwing` each occur in half of the rows, never together. */
const fill = (from: number, to: number) => sql`
  insert into more_job_offers (id, feed, external_id, city_id, partner_id, title, slug_title, description,
    language, url, status, posted_at)
  select gen_random_uuid(), 'scale', 'scale-' || at, places.ids[1 + at % cardinality(places.ids)], 1 + at % 40,
    'Warehouse worker ' || at, 'warehouse-worker-' || at,
    '<p>' || case when at % 2 = 0 then 'leftwing' else 'rightwing' end
      || case when at % 1000 = 0 then ' uncommon' else '' end
      || case when at % 150 = 0 then ' seldom' else '' end
      || case when at % 95 = 0 then ' often' else '' end
      || case when at % 97 = 0 then ' Şoför' else '' end
      || ' ' || (array['driver','cook','nurse','welder','clerk','baker','roofer','gardener'])[1 + (at * 7919::bigint % 8)::int]
      || ' shift pay team early start contract holiday full time position with training and a fair wage</p>',
    'en', '/x', 'live', '2026-11-01'::timestamptz - (at * 7919::bigint % 10000000) * interval '1 second'
  from generate_series(${from}::int, ${to}::int) as at,
    (select array_agg(id order by id) as ids from cities) as places`;

const searchCases: [name: string, query: string][] = [
  ['no keyword, first page', ''],
  ['no keyword, page 500', 'page=500'],
  ['one city', 'city=berlin'],
  ['unknown word', 'keyword=nowhereword'],
  ['part of a word (every row)', 'keyword=hif'],
  ['part of many words', 'keyword=ing'],
  ['slip in a common word', 'keyword=shfit'],
  ['slip in one in eight and a half, deepest page', 'keyword=coook leftwign&page=25'],
  ['common word (every row)', 'keyword=shift'],
  ['common word, deepest page', 'keyword=shift&page=25'],
  ['half of the rows', 'keyword=leftwing'],
  ['two common words that never occur together', 'keyword=leftwing rightwing'],
  ['uncommon word (1 in 1000)', 'keyword=uncommon'],
  ['seldom word (1 in 150), deepest page', 'keyword=seldom&page=333'],
  ['less seldom word (1 in 95), deepest page', 'keyword=often&page=25'],
  ['the same with accents (1 in 97), deepest page', 'keyword=şoför&page=25'],
  ['one in eight and a half, deepest page', 'keyword=cook leftwing&page=25'],
  ['common word in one city', 'keyword=shift&city=berlin'],
];

const facetCases: [name: string, query: string][] = [
  ['facets, no keyword', ''],
  ['facets, one city', 'city=berlin&country_code=de'],
  ['facets, common word (every row)', 'keyword=shift'],
  ['facets, common word in one country', 'keyword=shift&country_code=de'],
  ['facets, one in eight and a half', 'keyword=cook leftwing'],
  ['facets, uncommon word', 'keyword=uncommon'],
  ['facets, slip in a common word', 'keyword=shfit'],
  ['facets, unknown word in one city', 'keyword=nowhereword&city=berlin&country_code=de'],
];

const timesOf = async (app: FastifyInstance, path: string, query: string): Promise<number[]> => {
  const times: number[] = [];
  for (let run = 0; run <= runCount; run += 1) {
    const start = performance.now();
    const answer = await app.inject(`/more-jobs-api/${path}?${encodeURI(query)}`);
    if (answer.statusCode !== 200) throw new Error(`${query}: ${answer.statusCode} ${answer.body}`);
    // The first run is a warm-up.
    if (run > 0) times.push(performance.now() - start);
  }
  return times.toSorted((one, other) => one - other);
};

const cluster = startCluster();
if ('reason' in cluster) throw new Error(cluster.reason);
try {
  const database = await openServer(cluster.urlOf('postgres'), { onLostConnection: () => undefined });
  await fillWhenEmpty(database, (target) => loadSampleData(target, { day: sampleDay }));
  say(`Filling ${rowCount} rows …`);
  await database.orm.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    // Creating the index afterwards is faster than updating it row by row.
    await transaction.execute(sql`drop index more_job_offers_search_index`);
    for (let from = 1; from <= rowCount; from += batchSize)
      await transaction.execute(fill(from, Math.min(rowCount, from + batchSize - 1)));
    await transaction.execute(
      sql`create index more_job_offers_search_index on more_job_offers using gin (search)`,
    );
  });
  // PostgreSQL does this by itself some time after an insert.
  await database.orm.execute(sql`vacuum analyze more_job_offers, more_job_words`);
  const app = await createServer({
    database,
    origin: 'http://services.test',
    siteOrigin: 'http://site.test',
    identity: null,
    identityAdmin: null,
    mail: { smtpUrl: null, productName: 'Citygigs', contactEmail: 'help@site.test' },
    alertsIntervalMs: 3_600_000,
    trustedProxies: [],
    logger: false,
    requestTimeoutMs: 30_000,
  });
  say(`median ms | slowest ms | case (${runCount} runs each)`);
  let worst = 0;
  const cases = [
    ...searchCases.map((searchCase) => ['job-offers', ...searchCase] as const),
    ...facetCases.map((facetCase) => ['job-offers/facets', ...facetCase] as const),
  ];
  for (const [path, name, query] of cases) {
    const times = await timesOf(app, path, query);
    const median = times[Math.floor(times.length / 2)] ?? 0;
    worst = Math.max(worst, median);
    say(`${median.toFixed(1).padStart(9)} | ${(times.at(-1) ?? 0).toFixed(1).padStart(10)} | ${name}`);
  }
  say(`The slowest median is ${worst.toFixed(1)} ms; the limit is ${maxMs} ms.`);
  if (worst > maxMs) process.exitCode = 1;
  await app.close();
  await database.close();
} finally {
  cluster.stop();
}
