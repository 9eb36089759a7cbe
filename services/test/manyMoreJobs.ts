import { sql } from 'drizzle-orm';
import type { TestServices } from './testServices.ts';

/** Adds full-time offers with unique words: some rare ones, and one in more rows than the list counts. */
export const insertManyMoreJobs = async (services: TestServices): Promise<void> => {
  // A word in all 1,500 rows, and two words that never occur together.
  await services.database.rows(sql`
    insert into more_job_offers (id, feed, external_id, city_id, partner_id, title, slug_title, description,
      language, url, status, posted_at)
    select gen_random_uuid(), 'deep', 'Deep-' || at, 2950159, 1,
      'Zyxdeep ' || case when at % 2 = 0 then 'zyxeven' else 'zyxodd' end, 'zyxdeep-' || at, '<p>Työ.</p>',
      'en', '/x', case when at = 1500 then 'expired' else 'live' end, '2026-01-01'::timestamptz + at * interval '1 minute'
    from generate_series(1, 1500) as at
    on conflict do nothing`);
  // A word in more rows than the list counts.
  await services.database.rows(sql`
    insert into more_job_offers (id, feed, external_id, city_id, partner_id, title, slug_title, description,
      language, url, status, posted_at)
    select gen_random_uuid(), 'flood', 'flood-' || at, 756135, 1, 'Zyxflood', 'zyxflood-' || at, '', 'en', '/x',
      'live', '2025-01-01'::timestamptz + at * interval '1 minute'
    from generate_series(1, 10050) as at
    on conflict do nothing`);
};
