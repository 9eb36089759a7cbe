import { builder } from '../../builder/builder.ts';
import { rowId } from '../../builder/globalId.ts';
import type { MyContributions } from '../../rest/rows.ts';
import { CustomerAvailabilityChoiceRef, SignUpTimeChoiceRef } from '../jobOffer/offerFigures.ref.ts';
import { UserRef } from '../user/user.ref.ts';

const ContributionStatusRef = builder.enumType('ContributionStatus', {
  description: 'Whether an answer of the user is part of the figures, or why not.',
  values: {
    COUNTS: { value: 'counts', description: 'It is part of the figures.' },
    UNCONFIRMED: { value: 'unconfirmed', description: 'The email address of the user is not confirmed.' },
    NEW_ACCOUNT: {
      value: 'new_account',
      description: 'The account is new, and no application of the user to the offer is known.',
    },
    SAME_NETWORK: {
      value: 'same_network',
      description: 'Others have just answered from the same internet connection.',
    },
    SAME_MAILBOX: {
      value: 'same_mailbox',
      description: 'Another account with the same mailbox answered later.',
    },
    UNUSUAL: {
      value: 'unusual',
      description: 'It is far from the other answers. It counts once somebody else reports one like it.',
    },
    EXCLUDED: { value: 'excluded', description: 'A moderator has excluded it.' },
  } as const,
});

const OwnContributionsRef = builder.objectRef<MyContributions>('OwnContributions').implement({
  authScopes: { signedIn: true },
  description: 'What the user reported about an offer. A new contribution replaces the one of its kind.',
  fields: (t) => ({
    earning: t.exposeFloat('earning', {
      description: 'What the gig earns in an hour, in `currency`; null if the user has not reported it.',
    }),
    earningReportedAt: t.expose('earning_reported_at', {
      type: 'DateTime',
      description: 'When the user last reported `earning`; null if they have not.',
    }),
    earningStatus: t.field({
      type: ContributionStatusRef,
      description: 'Whether `earning` counts, or why not; null if the user has not reported it.',
      resolve: ({ earning_status: status }) => status,
    }),
    earningCountsFrom: t.expose('earning_counts_from', {
      type: 'DateTime',
      description:
        'From when `earning` counts if it waits for the age of the account or of other answers; null otherwise.',
    }),
    costToStart: t.exposeFloat('cost_to_start', {
      description:
        'What was spent before the first gig, in `currency`; null if the user has not reported it.',
    }),
    costToStartReportedAt: t.expose('cost_to_start_reported_at', {
      type: 'DateTime',
      description: 'When the user last reported `costToStart`; null if they have not.',
    }),
    costToStartStatus: t.field({
      type: ContributionStatusRef,
      description: 'Whether `costToStart` counts, or why not; null if the user has not reported it.',
      resolve: ({ cost_to_start_status: status }) => status,
    }),
    costToStartCountsFrom: t.expose('cost_to_start_counts_from', {
      type: 'DateTime',
      description:
        'From when `costToStart` counts if it waits for the age of the account or of other answers; null otherwise.',
    }),
    currency: t.exposeString('currency', {
      nullable: false,
      description: 'The currency of the offer, ISO 4217: `EUR`.',
    }),
    signUpTime: t.field({
      type: SignUpTimeChoiceRef,
      description: 'How long it took to get started; null if the user has not reported it.',
      resolve: ({ sign_up_time: value }) => value,
    }),
    signUpTimeReportedAt: t.expose('sign_up_time_reported_at', {
      type: 'DateTime',
      description: 'When the user last reported `signUpTime`; null if they have not.',
    }),
    signUpTimeStatus: t.field({
      type: ContributionStatusRef,
      description: 'Whether `signUpTime` counts, or why not; null if the user has not reported it.',
      resolve: ({ sign_up_time_status: status }) => status,
    }),
    signUpTimeCountsFrom: t.expose('sign_up_time_counts_from', {
      type: 'DateTime',
      description:
        'From when `signUpTime` counts if it waits for the age of the account or of other answers; null otherwise.',
    }),
    customerAvailability: t.field({
      type: CustomerAvailabilityChoiceRef,
      description: 'How easily customers were found; null if the user has not reported it.',
      resolve: ({ customer_availability: value }) => value,
    }),
    customerAvailabilityReportedAt: t.expose('customer_availability_reported_at', {
      type: 'DateTime',
      description: 'When the user last reported `customerAvailability`; null if they have not.',
    }),
    customerAvailabilityStatus: t.field({
      type: ContributionStatusRef,
      description: 'Whether `customerAvailability` counts, or why not; null if the user has not reported it.',
      resolve: ({ customer_availability_status: status }) => status,
    }),
    customerAvailabilityCountsFrom: t.expose('customer_availability_counts_from', {
      type: 'DateTime',
      description:
        'From when `customerAvailability` counts if it waits for the age of the account or of other answers; null otherwise.',
    }),
  }),
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
