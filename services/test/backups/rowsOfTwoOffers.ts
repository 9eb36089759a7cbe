/** Statements that insert a small world: two cities, of whose offers one has ended. */
export const rowsOfTwoOffers: readonly string[] = [
  `insert into languages values ('en', 'English', 'English', true)`,
  `insert into countries values ('DE')`,
  `insert into cities values (1, 'berlin', 'DE', null, 52.5, 13.4, 3000000, now()), (2, 'ulm', 'DE', null, 48.4, 10, 120000, now())`,
  `insert into city_texts (city_id, language, name, slug, folded_name)
    values (1, 'en', 'Berlin', 'berlin', 'berlin'), (2, 'en', 'Ulm', 'ulm', 'ulm')`,
  `insert into city_old_slugs values ('east-berlin', 1)`,
  `insert into partners values (1, 'swift', 'swift', 'Swift', null, now())`,
  `insert into categories values (1, 'delivery'), (2, 'cleaning')`,
  `insert into offer_text_sets values (1)`,
  `insert into job_offers (id, city_id, partner_id, text_id, status, url, weight, valid_through, is_verified,
      is_direct_apply, type, currency, created_at)
    values (1, 1, 1, 1, 'live', '/', 10, null, true, true, 'student', 'EUR', '2026-01-01'),
      (2, 2, 1, 1, 'live', '/', 10, '2020-01-01', true, true, 'student', 'EUR', '2026-01-01')`,
  `insert into job_offer_categories values (1, 1), (1, 2), (2, 1)`,
  `insert into reviews (job_offer_id, rating, language, created_at)
    values (1, 5, 'en', '2026-02-01'), (1, 4, 'en', '2026-02-02'), (2, 1, 'en', '2026-02-03')`,
];
