import type { InputFieldBuilder } from '@pothos/core';
import type { GraphTypes } from '../../builder/builder.ts';
import { costOfOwnCall } from '../../builder/fieldCost.ts';
import { isInputType, type GraphQLResolveInfo } from 'graphql';
import type { JobOffer } from '../../rest/rows.ts';
import { referencedOffer } from '../jobOffer/jobOffer.ref.ts';
import { isListed } from '../offerRows.ts';
import { JobOfferRef, UserRef } from '../refs.ts';
import { inputPath } from './inputPath.ts';
import { UserErrorRef, type PlacedUserError, type UserError } from './userError.ts';

/** The idempotency key of a mutation that does not require one. */
export const optionalKey = (t: InputFieldBuilder<GraphTypes, 'InputObject'>) =>
  t.field({
    type: 'UUID',
    description:
      'Made by the client for each attempt. Sending the same key again, after a time-out for example, never makes a second record; with another input it is a user error with the code `REUSED`. Without a key each call makes one.',
  });

interface HasUserErrors {
  readonly userErrors: readonly UserError[];
}

/** Adds the path within the input of the mutation. */
const placed = (fault: UserError, { parentType, schema }: GraphQLResolveInfo): PlacedUserError => {
  const input = schema.getType(parentType.name.replace(/Payload$/, 'Input'));
  return {
    ...fault,
    path: isInputType(input) && fault.field !== null ? inputPath(input, fault.field) : null,
  };
};

/** The `userErrors` field of a payload. */
export const userErrorsField = <Payload extends HasUserErrors | null>(
  t: PothosSchemaTypes.ObjectFieldBuilder<GraphTypes, Payload>,
) =>
  t.field({
    type: [UserErrorRef],
    nullable: false,
    description: 'What is wrong with the input; empty when nothing is.',
    resolve: (payload, _args, _context, info) =>
      (payload?.userErrors ?? []).map((fault) => placed(fault, info)),
  });

/** The `viewer` field of a payload. Whatever is selected is read after the write. */
export const viewerField = <Payload>(t: PothosSchemaTypes.ObjectFieldBuilder<GraphTypes, Payload>) =>
  t.field({
    type: UserRef,
    description: 'The signed-in user, with their lists as they are after the write.',
    resolve: () => ({ account: null }),
  });

/** The payload of a write about an offer. */
interface AboutOffer extends HasUserErrors {
  readonly offerId: number;
}

/** The `jobOffer` field of a payload. */
export const changedOfferField = <Payload extends AboutOffer>(
  t: PothosSchemaTypes.ObjectFieldBuilder<GraphTypes, Payload>,
) =>
  t.field({
    type: JobOfferRef,
    complexity: costOfOwnCall(1),
    description: 'The offer as it is after the write; null when that was refused.',
    resolve: ({ offerId, userErrors }, _args, context, info) =>
      userErrors.length > 0 ? null : referencedOffer(offerId, info, context),
  });

/** A field of a payload with the offers of these ids that exist. */
export const changedOffersField = <Payload extends HasUserErrors>(
  t: PothosSchemaTypes.ObjectFieldBuilder<GraphTypes, Payload>,
  description: string,
  idsOf: (payload: Payload) => readonly number[],
) =>
  t.field({
    type: [JobOfferRef],
    complexity: costOfOwnCall(20),
    description: `${description} Null when the changes were refused.`,
    resolve: async (payload, _args, { loaders, log }): Promise<readonly JobOffer[] | null> => {
      if (payload.userErrors.length > 0) return null;
      const rows = await Promise.all(idsOf(payload).map((id) => loaders.jobOffers.jobOfferById.load(id)));
      return rows.filter((row) => row !== null).filter(isListed(log));
    },
  });
