import { forGuests } from '../../auth/scopes.ts';
import { builder } from '../../builder/builder.ts';
import { connectionPage } from '../../builder/connection.ts';
import { costOfFigure } from '../../builder/fieldCost.ts';
import { pageArguments } from '../../builder/arguments.ts';
import { UserRef, JobOfferConnectionRef, JobOfferRef, UserJobOfferConnectionRef } from '../refs.ts';
import { offerExpansion, isListed } from '../offerRows.ts';
import limits from '../../../../schema/limits.json' with { type: 'json' };
import { rowId } from '../../builder/globalId.ts';
import { changedOffersField, userErrorsField, viewerField } from '../mutation/mutationFields.ts';
import { writeResult } from '../mutation/writeResult.ts';

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

builder.objectField(JobOfferRef, 'viewerHasSaved', (t) =>
  t.boolean({
    complexity: costOfFigure,
    description: 'Whether the signed-in user has saved the offer; false for a guest, null when unknown.',
    authScopes: { signedIn: true },
    unauthorizedResolver: forGuests(false),
    resolve: ({ id }, _args, { loaders }) => loaders.viewer.hasSaved(id),
  }),
);

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

builder.relayMutationField(
  'changeSavedOffers',
  {
    description: 'Changes to the offers that a user saved.',
    inputFields: (t) => ({
      add: t.idList({
        description:
          'The offers to save, the latest first, at most 100: each the `id` of a JobOffer. A saved one keeps its place; one that no longer exists is ignored.',
      }),
      remove: t.idList({
        description: 'The offers to remove, at most 100: each the `id` of a JobOffer.',
      }),
    }),
  },
  {
    description: `Saves offers for the signed-in user and removes saved ones. A repeated request changes nothing. Either all changes are made or none: more than ${limits.savedOffers} offers are a user error with the code \`TOO_MANY\`.`,
    authScopes: { signedIn: true },
    resolve: async (_query, { input }, { loaders }) => {
      const ids = (offers: readonly (string | number)[] | null | undefined) => [
        ...new Set((offers ?? []).map((id) => rowId('JobOffer', id))),
      ];
      const change = { add: ids(input.add), remove: ids(input.remove) };
      const { userErrors } = writeResult(await loaders.viewerWrites.changeSavedOffers(change));
      return { ...change, userErrors };
    },
  },
  {
    description: 'The result of the changes.',
    outputFields: (t) => ({
      savedOffers: changedOffersField(t, 'The offers of `add`, which are saved now.', ({ add }) => add),
      removedOffers: changedOffersField(t, 'The offers of `remove`.', ({ remove }) => remove),
      viewer: viewerField(t),
      userErrors: userErrorsField(t),
    }),
  },
);
