import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isOwnLead } from '../../../counting/applicationOf.ts';
import { accountTokens } from '../../../db/schema/accountToken.ts';
import {
  contributionTimes,
  costStarts,
  customerAvailabilities,
  earnings,
  signUpTimes,
  spentKeys,
} from '../../../db/schema/contribution.ts';
import { identityCodes, identityLockouts } from '../../../db/schema/identity/attempt.ts';
import { identityDevices, identityGrants } from '../../../db/schema/identity/signIn.ts';
import { identityUsers } from '../../../db/schema/identity/user.ts';
import { leads } from '../../../db/schema/lead.ts';
import { mails } from '../../../db/schema/mail.ts';
import { offerReports, removedReviews, writings } from '../../../db/schema/moderation.ts';
import { pageViews } from '../../../db/schema/pageView.ts';
import { reviews } from '../../../db/schema/review.ts';
import { reviewReports, reviewVotes } from '../../../db/schema/reviewFeedback.ts';
import { reviewOpportunities } from '../../../db/schema/reviewOpportunity.ts';
import { savedOffers, alertMails, savedSearches } from '../../../db/schema/saved.ts';
import { knownNetworks } from '../../../db/schema/signIn.ts';
import { profilePictures, userLanguages, userMetadata, users } from '../../../db/schema/user.ts';

interface OwnTable {
  readonly table: PgTable;
  /** Which rows are about the user. */
  readonly isOwn: SQL | undefined;
  /** The time of a row, where only the latest rows are exported. */
  readonly time?: PgColumn;
}

/**
 * The tables with rows about a user, by what they are about. Rows without an account are found by the user's address,
 * which is null unless it is verified: anybody can enter the address of somebody else. The tables of the embedded identity
 * service are empty if accounts are elsewhere.
 */
export const ownTables = (id: string, address: string | null): Readonly<Record<string, OwnTable>> => {
  const isOwnAddress = (column: PgColumn): SQL =>
    address === null ? sql`false` : sql`lower(${column}) = ${address.toLowerCase()}`;
  return {
    account: { table: users, isOwn: eq(users.id, id) },
    profile: { table: userMetadata, isOwn: eq(userMetadata.userId, id) },
    picture: { table: profilePictures, isOwn: eq(profilePictures.userId, id) },
    languages: { table: userLanguages, isOwn: eq(userLanguages.userId, id) },
    applications: { table: leads, isOwn: isOwnLead(id, address) },
    reviews: { table: reviews, isOwn: or(eq(reviews.accountId, id), eq(reviews.userId, id)) },
    removedReviews: { table: removedReviews, isOwn: eq(removedReviews.accountId, id) },
    writings: { table: writings, isOwn: eq(writings.accountId, id) },
    reviewOpportunities: { table: reviewOpportunities, isOwn: eq(reviewOpportunities.userId, id) },
    savedOffers: { table: savedOffers, isOwn: eq(savedOffers.userId, id) },
    savedSearches: { table: savedSearches, isOwn: eq(savedSearches.userId, id) },
    alertMails: { table: alertMails, isOwn: eq(alertMails.userId, id) },
    reportedReviews: { table: reviewReports, isOwn: eq(reviewReports.userId, id) },
    reportedOffers: { table: offerReports, isOwn: eq(offerReports.userId, id) },
    helpfulReviews: { table: reviewVotes, isOwn: eq(reviewVotes.userId, id) },
    earnings: { table: earnings, isOwn: eq(earnings.userId, id) },
    costsToStart: { table: costStarts, isOwn: eq(costStarts.userId, id) },
    signUpTimes: { table: signUpTimes, isOwn: eq(signUpTimes.userId, id) },
    customerAvailabilities: { table: customerAvailabilities, isOwn: eq(customerAvailabilities.userId, id) },
    formerKeys: { table: spentKeys, isOwn: eq(spentKeys.userId, id) },
    contributionTimes: { table: contributionTimes, isOwn: eq(contributionTimes.userId, id) },
    signInAccount: { table: identityUsers, isOwn: eq(identityUsers.id, id) },
    signIns: { table: identityGrants, isOwn: eq(identityGrants.userId, id) },
    devices: { table: identityDevices, isOwn: eq(identityDevices.userId, id) },
    codes: { table: identityCodes, isOwn: eq(identityCodes.userId, id) },
    usualNetworks: { table: knownNetworks, isOwn: eq(knownNetworks.userId, id) },
    failedSignIns: { table: identityLockouts, isOwn: eq(identityLockouts.accountId, id) },
    pageViews: { table: pageViews, isOwn: eq(pageViews.userId, id), time: pageViews.createdAt },
    mails: { table: mails, isOwn: isOwnAddress(mails.recipient) },
    mailedLinks: {
      table: accountTokens,
      isOwn: or(
        eq(accountTokens.userId, id),
        and(isNull(accountTokens.userId), isOwnAddress(accountTokens.email)),
      ),
    },
  };
};
