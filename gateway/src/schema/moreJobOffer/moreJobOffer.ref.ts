import type { GraphQLResolveInfo } from 'graphql';
import { builder } from '../../builder/builder.ts';
import { connectionType } from '../../builder/connection.ts';
import { selectedFields } from '../../builder/selection.ts';
import type { MoreJobOffer } from '../../rest/rows.ts';

export const MoreJobOfferRef = builder.objectRef<MoreJobOffer>('MoreJobOffer');

export const MoreJobOfferConnectionRef = connectionType('MoreJobOffer', MoreJobOfferRef, 'full-time offers');

/** The part to load with full-time offers: the long texts, if the query selects one. */
export const moreJobExpansion = (info: GraphQLResolveInfo, ...path: readonly string[]): string => {
  const wanted = selectedFields(info, ...path);
  return wanted.has('description') || wanted.has('structuredData') ? 'texts' : '';
};
