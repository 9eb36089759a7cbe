import { builder } from '../../builder/builder.ts';
import { connectionPage, connectionType } from '../../builder/connection.ts';
import { toGlobalId } from '../../builder/globalId.ts';
import { pageArguments } from '../../builder/arguments.ts';
import type { MyReportedOffer } from '../../rest/rows.ts';
import { OwnContributionsRef, UserRef, JobOfferRef } from '../refs.ts';
import { offerExpansion, isListed } from '../offerRows.ts';

const ReportedOfferRef = builder.objectRef<MyReportedOffer>('ReportedOffer').implement({
  authScopes: { signedIn: true },
  description: 'An offer about which the user reported something.',
  fields: (t) => ({
    id: t.id({
      nullable: false,
      description:
        'An id that is unique among those of one user: other users have the same one for the offer. `node` does not accept it.',
      resolve: ({ id }) => toGlobalId('ReportedOffer', id),
    }),
    jobOffer: t.field({
      type: JobOfferRef,
      description: 'The offer.',
      resolve: ({ contributions: _own, ...offer }) => offer,
    }),
    contributions: t.field({
      type: OwnContributionsRef,
      description: 'What the user reported about it.',
      resolve: ({ contributions }) => contributions,
    }),
  }),
});

const ReportedOfferConnectionRef = connectionType(
  'ReportedOffer',
  ReportedOfferRef,
  'offers about which the user reported something',
);

builder.objectField(UserRef, 'reportedOffers', (t) =>
  t.field({
    type: ReportedOfferConnectionRef,
    description:
      'The offers about which the user reported something, the latest report first, whatever their status.',
    args: pageArguments(t.arg),
    resolve: (_viewer, page, context, info) => {
      const expand = offerExpansion(info, { bot: true }, ['edges', 'node', 'jobOffer']);
      return connectionPage(
        page,
        (number, limit) => context.loaders.viewer.reportedOffersPage.load({ page: number, limit, expand }),
        isListed(context.log),
      );
    },
  }),
);
