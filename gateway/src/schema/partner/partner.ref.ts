import type { GraphQLResolveInfo } from 'graphql';
import { builder } from '../../builder/builder.ts';
import { connectionType, type Connection } from '../../builder/connection.ts';
import type { Context } from '../../builder/context.ts';
import { selectedFields } from '../../builder/selection.ts';
import type { Country, Partner, PartnerBrief, PartnerCounts } from '../../rest/rows.ts';
import { slugOf } from '../../rules/slugOf.ts';

export const PartnerRef = builder.objectRef<Partner>('Partner');

/** A page of partners, with what the list can be filtered by. */
export interface PartnerConnection extends Connection<Partner> {
  readonly counts?: PartnerCounts | undefined;
}

export const PartnerConnectionRef = connectionType('Partner', PartnerRef, 'partner companies');

/** What other fields are made of. */
const sources: Readonly<Record<string, string>> = { logo: 'orgSlug', websiteUrl: 'website' };

/** The lists of a partner that need only its id or slug. */
const foundByKeys: ReadonlySet<string> = new Set(['jobOffers', 'reviews']);

/**
 * The partner that another row refers to. Uses the fields that the row contains if the query selects no others; else
 * loads the partner, in one call with all other partners of the request.
 */
export const referencedPartner = (
  brief: PartnerBrief | null | undefined,
  info: GraphQLResolveInfo,
  { loaders }: Pick<Context, 'loaders'>,
): Partner | Promise<Partner | null> | null => {
  if (brief === null || brief === undefined) return null;
  for (const field of selectedFields(info))
    if (!((sources[field] ?? field) in brief) && !foundByKeys.has(field))
      return loaders.partners.partnerById.load(brief);
  // Complete as far as the query reads it. A copy with the other fields would cost more than the rest of the row.
  return brief as Partner;
};

/** The country of a partner whose name in the language of the request has the slug. */
export const countryBySlug = ({ countries }: Partner, slug: string): Country | null =>
  countries.find(({ name }) => slugOf(name) === slug.toLowerCase()) ?? null;
