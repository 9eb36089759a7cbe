import { and, eq, isNotNull } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Database } from '../../../db/database.ts';
import { reviewOpportunities } from '../../../db/schema/reviewOpportunity.ts';
import { unprocessable } from '../../../rest/httpProblem.ts';
import type { MyApplication } from './myJobOfferSchema.ts';

type Application = Static<typeof MyApplication>;

/** How far the clocks of the earth are ahead of UTC at most. */
const earliestZoneMs = 14 * 60 * 60_000;

/** The latest day that is today somewhere. */
const latestToday = (): string => new Date(Date.now() + earliestZoneMs).toISOString().slice(0, 10);

interface ApplicationChange {
  readonly userId: string;
  readonly offerId: number;
  readonly application: Application;
}

/** Sets how far a user's application is, and returns it; null if the user did not apply for the offer. */
export const setApplication = async (
  { orm }: Pick<Database, 'orm'>,
  { userId, offerId, application: { stage, reached_on } }: ApplicationChange,
): Promise<Application | null> => {
  if (reached_on !== null && reached_on > latestToday())
    throw unprocessable({
      field: 'reached_on',
      code: 'in_future',
      message: 'This must not be in the future.',
    });
  const [changed] = await orm
    .update(reviewOpportunities)
    .set({ applicationStage: stage, applicationStageOn: reached_on })
    .where(
      and(
        eq(reviewOpportunities.userId, userId),
        eq(reviewOpportunities.jobOfferId, offerId),
        isNotNull(reviewOpportunities.appliedAt),
      ),
    )
    .returning({
      stage: reviewOpportunities.applicationStage,
      reached_on: reviewOpportunities.applicationStageOn,
    });
  return changed ?? null;
};
