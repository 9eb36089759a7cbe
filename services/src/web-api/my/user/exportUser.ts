import { desc, inArray, eq } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Database } from '../../../db/database.ts';
import { cities } from '../../../db/schema/city.ts';
import { jobOffers } from '../../../db/schema/jobOffer.ts';
import { partners } from '../../../db/schema/partner.ts';
import type { SignedInUser } from '../../../identity/idToken.ts';
import { ownTables } from './ownTables.ts';
import type { OwnData } from './userSchema.ts';

type Row = Record<string, unknown>;

const maxLatest = 10_000;

/** What could be used instead of a password, or to guess one: parts of links, mails with links, hashes and keys. */
export const hiddenFields: ReadonlySet<string> = new Set([
  'hash',
  'network',
  'askers',
  'signedUpFrom',
  'tries',
  'caller',
  'secret',
  'text',
  'html',
  'unsubscribeUrl',
  'passwordState',
  'refreshHash',
  'salt',
  'verifier',
  'totpSecret',
  'pendingTotpSecret',
  'lastTotpStep',
  'mailboxHash',
  'networkHash',
  'inputHash',
]);

const exportedValue = (value: unknown): unknown =>
  Buffer.isBuffer(value) ? `data:image/webp;base64,${value.toString('base64')}` : value;

const exportedRow = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      hiddenFields.has(name) ? [] : [[name, exportedValue(value)]],
    ),
  );

const offerIdOf = ({ jobOfferId, offerId }: Row): number | null => {
  const id = jobOfferId ?? offerId;
  return typeof id === 'number' ? id : null;
};

/** The places and partners of offers, without which their ids mean nothing to the user. */
const offersOf = async ({ orm }: Database, rows: readonly Row[]): Promise<ReadonlyMap<number, Row>> => {
  const ids = [...new Set(rows.map(offerIdOf))].filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const found = await orm
    .select({ id: jobOffers.id, city: cities.orgSlug, partner: partners.name })
    .from(jobOffers)
    .innerJoin(cities, eq(cities.id, jobOffers.cityId))
    .innerJoin(partners, eq(partners.id, jobOffers.partnerId))
    .where(inArray(jobOffers.id, ids));
  return new Map(found.map(({ id, ...offer }) => [id, offer]));
};

/** Everything stored about a user, of page views the latest. `address` is the user's own, or null if that is not verified. */
export const exportUser = async (
  database: Database,
  { id }: SignedInUser,
  address: string | null,
): Promise<Static<typeof OwnData>> => {
  const tables = await Promise.all(
    Object.entries(ownTables(id, address)).map(async ([name, { table, isOwn, time }]) => {
      const own = database.orm.select().from(table).where(isOwn);
      const rows: Row[] = await (time === undefined ? own : own.orderBy(desc(time)).limit(maxLatest));
      return [name, rows] as const;
    }),
  );
  const offers = await offersOf(
    database,
    tables.flatMap(([, rows]) => rows),
  );
  const complete = (row: Row): Row => {
    const offer = offers.get(offerIdOf(row) ?? 0);
    return { ...exportedRow(row), ...(offer !== undefined && { offer }) };
  };
  return {
    user_id: id,
    exported_at: new Date().toISOString(),
    data: Object.fromEntries(tables.map(([name, rows]) => [name, rows.map(complete)])),
  };
};
