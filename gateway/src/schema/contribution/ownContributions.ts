import { builder } from '../../builder/builder.ts';
import { deprecated } from '../../builder/deprecated.ts';
import { rowId } from '../../builder/globalId.ts';
import { money, MoneyRef } from '../values/money.ref.ts';
import { CustomerAvailabilityChoiceRef, SignUpTimeChoiceRef, UserRef, OwnContributionsRef } from '../refs.ts';

const ContributionStatusRef = builder.enumType('ContributionStatus', {
  description: 'Whether an answer of the user is part of the figures, or why not.',
  values: {
    COUNTS: { value: 'counts', description: 'It is part of the figures.' },
    UNCONFIRMED: {
      value: 'unconfirmed',
      description: 'The email address of the user is not confirmed. It counts once that is.',
    },
    NEW_ACCOUNT: {
      value: 'new_account',
      description:
        'The account is less than a week old, and no application of the user to the offer is known. It counts once the account is a week old, or the application is known.',
    },
    SAME_NETWORK: {
      value: 'same_network',
      description:
        'At most two answers about an offer from one internet connection begin to count within a day. It counts a week later at the earliest.',
    },
    SAME_MAILBOX: {
      value: 'same_mailbox',
      description: 'Another account with the same mailbox answered later, and that answer counts instead.',
    },
    UNUSUAL: {
      value: 'unusual',
      description: 'It is far from the other answers. It counts once somebody else reports one like it.',
    },
    EXCLUDED: { value: 'excluded', description: 'A moderator has excluded it.' },
  } as const,
});

/** What a user can report about an offer, as the columns are named. */
type Kind = 'earning' | 'cost_to_start' | 'sign_up_time' | 'customer_availability';

OwnContributionsRef.implement({
  authScopes: { signedIn: true },
  description: 'What the user reported about an offer. A new contribution replaces the one of its kind.',
  fields: (t) => {
    const reportedAt = (kind: Kind, field: string) =>
      t.expose(`${kind}_reported_at`, {
        type: 'DateTime',
        description: `When the user last reported \`${field}\`; null if they have not.`,
      });
    const status = (kind: Kind, field: string) =>
      t.field({
        type: ContributionStatusRef,
        description: `Whether \`${field}\` counts, or why not; null if the user has not reported it.`,
        resolve: (own) => own[`${kind}_status`],
      });
    const countsFrom = (kind: Kind, field: string) =>
      t.expose(`${kind}_counts_from`, {
        type: 'DateTime',
        description: `From when \`${field}\` counts if it waits for the age of the account or of other answers; null otherwise.`,
      });
    return {
      earningAmount: t.field({
        type: MoneyRef,
        description: 'What the gig earns in an hour; null if the user has not reported it.',
        resolve: ({ earning, currency }) => money(earning, currency),
      }),
      costToStartAmount: t.field({
        type: MoneyRef,
        description: 'What was spent before the first gig; null if the user has not reported it.',
        resolve: ({ cost_to_start: cost, currency }) => money(cost, currency),
      }),
      earning: t.exposeFloat('earning', {
        deprecationReason: deprecated('`earningAmount`'),
        description: 'What the gig earns in an hour, in `currency`; null if the user has not reported it.',
      }),
      earningReportedAt: reportedAt('earning', 'earning'),
      earningStatus: status('earning', 'earning'),
      earningCountsFrom: countsFrom('earning', 'earning'),
      costToStart: t.exposeFloat('cost_to_start', {
        deprecationReason: deprecated('`costToStartAmount`'),
        description:
          'What was spent before the first gig, in `currency`; null if the user has not reported it.',
      }),
      costToStartReportedAt: reportedAt('cost_to_start', 'costToStart'),
      costToStartStatus: status('cost_to_start', 'costToStart'),
      costToStartCountsFrom: countsFrom('cost_to_start', 'costToStart'),
      currency: t.expose('currency', {
        type: 'CurrencyCode',
        nullable: false,
        description: 'The currency of the offer, ISO 4217: `EUR`.',
      }),
      signUpTime: t.field({
        type: SignUpTimeChoiceRef,
        description: 'How long it took to get started; null if the user has not reported it.',
        resolve: ({ sign_up_time: value }) => value,
      }),
      signUpTimeReportedAt: reportedAt('sign_up_time', 'signUpTime'),
      signUpTimeStatus: status('sign_up_time', 'signUpTime'),
      signUpTimeCountsFrom: countsFrom('sign_up_time', 'signUpTime'),
      customerAvailability: t.field({
        type: CustomerAvailabilityChoiceRef,
        description: 'How easily customers were found; null if the user has not reported it.',
        resolve: ({ customer_availability: value }) => value,
      }),
      customerAvailabilityReportedAt: reportedAt('customer_availability', 'customerAvailability'),
      customerAvailabilityStatus: status('customer_availability', 'customerAvailability'),
      customerAvailabilityCountsFrom: countsFrom('customer_availability', 'customerAvailability'),
    };
  },
});

builder.objectField(UserRef, 'contributions', (t) =>
  t.field({
    type: OwnContributionsRef,
    description:
      'What the user reported about an offer; null without `offerId`, and if there is no such offer.',
    args: { offerId: t.arg.id({ description: 'The offer: the `id` of a JobOffer.' }) },
    resolve: (_viewer, { offerId }, { loaders }) =>
      offerId == null ? null : loaders.viewer.contributionsByOfferId.load(rowId('JobOffer', offerId)),
  }),
);
