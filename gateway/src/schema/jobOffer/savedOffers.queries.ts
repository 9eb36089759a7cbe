import { builder } from '../../builder/builder.ts';
import { connectionPage } from '../../builder/connection.ts';
import { pageArguments } from '../../builder/pageArguments.ts';
import { UserRef } from '../user/user.ref.ts';
import { JobOfferConnectionRef } from './jobOffer.ref.ts';
import { offerExpansion } from './offerExpansion.ts';
import { isListed } from './offerWithCategories.ts';

builder.objectField(UserRef, 'savedOffers', (t) =>
  t.field({
    type: JobOfferConnectionRef,
    description: 'The offers that the user saved for later, the latest first, whatever their status.',
    args: pageArguments(t.arg),
    resolve: (_viewer, page, context, info) => {
      const expand = offerExpansion(info, context, ['edges', 'node']);
      return connectionPage(
        page,
        (number, limit) => context.loaders.viewer.savedOffersPage.load({ page: number, limit, expand }),
        isListed(context.log),
      );
    },
  }),
);
