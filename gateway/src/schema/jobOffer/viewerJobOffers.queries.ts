import { builder } from '../../builder/builder.ts';
import { connectionPage } from '../../builder/connection.ts';
import { pageArguments } from '../../builder/pageArguments.ts';
import { UserJobOfferConnectionRef, UserRef } from '../user/user.ref.ts';
import { offerExpansion } from './offerExpansion.ts';
import { isListed } from './offerWithCategories.ts';

builder.objectField(UserRef, 'jobOffers', (t) =>
  t.field({
    type: UserJobOfferConnectionRef,
    description: 'The offers the user applied for or reviewed, newest first, whatever their status.',
    args: pageArguments(t.arg),
    resolve: (_viewer, page, context, info) => {
      const expand = offerExpansion(info, { bot: true }, ['edges', 'node', 'jobOffer']);
      return connectionPage(
        page,
        (number, limit) => context.loaders.viewer.jobOffersPage.load({ page: number, limit, expand }),
        ({ ratings, ...offer }) => isListed(context.log)({ ...offer, review: ratings }),
      );
    },
  }),
);
