import { sql } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import type { Database } from '../db/database.ts';
import { rowsFrom } from '../db/databaseOver.ts';
import { nullableString } from '../rest/nullable.ts';
import { printableLine } from './describeFlagged.ts';

const ReportedOffer = Type.Object({
  id: Type.Integer(),
  partner: Type.String(),
  city: Type.String(),
  url: Type.String(),
  /** When the latest of its open reports was written. */
  latest: Type.String(),
  reports: Type.Array(Type.Object({ reason: Type.String(), comment: nullableString() })),
});

type ReportedOffer = Static<typeof ReportedOffer>;

/** The offers with open reports, those that have waited longest first. */
export const findReportedOffers = (database: Database): Promise<ReportedOffer[]> =>
  database.rows(
    sql`select offer.id, partner.slug as partner, city.org_slug as city, offer.url,
      to_char(max(report.reported_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as latest,
      json_agg(json_build_object('reason', report.reason, 'comment', report.comment) order by report.id) as reports
    from offer_reports report
    join job_offers offer on offer.id = report.job_offer_id
    join partners partner on partner.id = offer.partner_id
    join cities city on city.id = offer.city_id
    where report.closed_at is null
    group by offer.id, partner.slug, city.org_slug
    order by min(report.reported_at), offer.id`,
    ReportedOffer,
  );

/** A reported offer as the moderator reads it. */
export const describeReportedOffer = ({ id, partner, city, url, latest, reports }: ReportedOffer): string =>
  [
    `Offer ${id}: ${partner} in ${city}, leads to ${printableLine(url)}`,
    ...reports.map(
      ({ reason, comment }) => `  ${reason}${comment === null ? '' : `: ${printableLine(comment)}`}`,
    ),
    `  npm run moderate -- keep-offer ${id} --to ${latest}`,
    `  npm run moderate -- close-offer ${id}`,
  ].join('\n');

interface OfferDecision {
  readonly jobOfferId: number;
  readonly decision: 'keep' | 'close' | 'reopen';
  /** Decides about the reports that were written until then; null decides about all. */
  readonly until: string | null;
  readonly moderator: string;
  readonly note: string | null;
}

/**
 * Records a decision about an offer and closes its reports. `close` takes the offer off the lists, `reopen` takes that back. Returns
 * false when there is nothing to decide: no open report, or no offer that a moderator has closed.
 */
export const decideOffer = (
  { orm }: Database,
  { jobOfferId, decision, until, moderator, note }: OfferDecision,
): Promise<boolean> =>
  orm.transaction(async (transaction) => {
    const rows = rowsFrom(transaction);
    const [offer] = await rows(
      sql`select status = 'expired' and coalesce((select decision = 'close' from offer_moderations
          where job_offer_id = job_offers.id and decision <> 'keep' order by id desc limit 1), false) as "isClosed"
        from job_offers where id = ${jobOfferId} for update`,
      Type.Object({ isClosed: Type.Boolean() }),
    );
    if (decision === 'reopen' && offer?.isClosed !== true) return false;
    const isDecided = sql`job_offer_id = ${jobOfferId} and closed_at is null
      and (${until}::timestamptz is null or date_trunc('milliseconds', reported_at) <= ${until}::timestamptz)`;
    const reports = await rows(
      sql`update offer_reports set closed_at = now() where ${isDecided} returning reason, comment`,
      Type.Object({ reason: Type.String(), comment: nullableString() }),
    );
    if (decision !== 'reopen' && reports.length === 0) return false;
    await rows(sql`insert into offer_moderations (job_offer_id, decision, moderator, note, reports, created_at)
      values (${jobOfferId}, ${decision}, ${moderator}, ${note}, ${JSON.stringify(reports)}::jsonb, now())`);
    if (decision !== 'keep')
      await rows(
        sql`update job_offers set status = ${decision === 'close' ? 'expired' : 'live'} where id = ${jobOfferId}`,
      );
    return true;
  });
