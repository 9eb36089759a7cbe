import type { UpdateMetadataInput } from '../../__generated__/useUpdateMetadataMutation.graphql.ts';

interface ChosenCity {
  readonly id: string;
  readonly orgSlug: string;
  readonly country: { readonly code: string };
}

/** The metadata of the chosen city: its id, its original slug and its country. */
export const metadataFromCity = ({ id, orgSlug, country }: ChosenCity) =>
  ({ worktownId: id, worktownSlug: orgSlug, country: country.code }) satisfies UpdateMetadataInput;
