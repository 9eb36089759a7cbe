import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { call, type TestServices } from './testServices.ts';

let visitorCount = 0;

/** Returns the IP address of a new visitor, so that tests do not share rate limits. */
export const visitor = (): string => {
  visitorCount += 1;
  return `203.0.113.${visitorCount % 250}`;
};

/** Signs a user in, which stores their address, and returns the address. */
export const signedInUser = async (services: TestServices, user: string): Promise<string> => {
  await call(services, 'POST', '/my/user/init', { user });
  return `${user}@example.org`;
};

/** The IP address of a user's home, another one for each user. */
export const homeOf = (user: string): string => {
  const [first = 0, second = 0, third = 0] = createHash('sha256').update(user).digest();
  return `10.${first}.${second}.${third}`;
};

/** An account of a month ago, as whom answers count at once, and where it calls from. */
export const oldUser = async (
  { database }: TestServices,
  user: string,
): Promise<{ user: string; from: string }> => {
  await database.rows(sql`insert into users (id, email, created_at)
    values (${user}, ${`${user}@example.org`}, now() - interval '31 days')
    on conflict (id) do update set created_at = excluded.created_at`);
  return { user, from: homeOf(user) };
};

/** Applies for an offer in the name of a user, as the site does. */
export const applyFor = async (services: TestServices, user: string, jobOfferId: number) => {
  await services.database.rows(sql`
    insert into leads (id, offer_id, type, locale, email, user_anonymous_id, affiliate_url, created_at)
    values (gen_random_uuid(), ${jobOfferId}, 'job', 'en', ${`${user}@example.org`}, 'visitor', 'https://partner.example', now())`);
  const body = { job_offer_id: jobOfferId };
  return call(services, 'POST', '/reviews/opportunity', { user, body });
};
