import type { GraphQLResolveInfo } from 'graphql';
import { builder } from '../../builder/builder.ts';
import { connectionType } from '../../builder/connection.ts';
import type { Context } from '../../builder/context.ts';
import { selectedFields } from '../../builder/selection.ts';
import type { Partner, PartnerBrief } from '../../rest/rows.ts';

export const PartnerRef = builder.objectRef<Partner>('Partner');

export const PartnerConnectionRef = connectionType('Partner', PartnerRef, 'partner companies');

const unread = {
  orgSlug: '',
  countries: [],
  description: null,
  website: null,
  rating: null,
  ratingCount: 0,
  jobOffersCount: 0,
};

/**
 * The partner that another row names. The row's own few fields do when the query asks for no more; else the whole
 * partner is read, together with all others of the request.
 */
export const namedPartner = (
  brief: PartnerBrief | null | undefined,
  info: GraphQLResolveInfo,
  { loaders }: Pick<Context, 'loaders'>,
): Partner | Promise<Partner | null> | null => {
  if (brief === null || brief === undefined) return null;
  if (![...selectedFields(info)].every((field) => field in brief))
    return loaders.partners.partnerById.load(brief);
  return { ...unread, ...brief };
};
