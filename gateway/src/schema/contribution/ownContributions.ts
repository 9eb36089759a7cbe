import { builder } from '../../builder/builder.ts';
import { rowId } from '../../builder/globalId.ts';
import type { MyContributions } from '../../rest/rows.ts';
import { CustomerAvailabilityChoiceRef, SignUpTimeChoiceRef } from '../jobOffer/offerFigures.ref.ts';
import { UserRef } from '../user/user.ref.ts';

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
    costToStart: t.exposeFloat('cost_to_start', {
      description:
        'What was spent before the first gig, in `currency`; null if the user has not reported it.',
    }),
    costToStartReportedAt: t.expose('cost_to_start_reported_at', {
      type: 'DateTime',
      description: 'When the user last reported `costToStart`; null if they have not.',
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
    customerAvailability: t.field({
      type: CustomerAvailabilityChoiceRef,
      description: 'How easily customers were found; null if the user has not reported it.',
      resolve: ({ customer_availability: value }) => value,
    }),
    customerAvailabilityReportedAt: t.expose('customer_availability_reported_at', {
      type: 'DateTime',
      description: 'When the user last reported `customerAvailability`; null if they have not.',
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
