import { Type } from 'typebox';
import { listOf } from '../../rest/listOf.ts';
import { nullableString } from '../../rest/nullable.ts';
import { Country, rated, slugs } from '../../rest/references.ts';

export const Partner = Type.Object(
  {
    id: Type.Integer(),
    ...slugs,
    name: Type.String(),
    description: nullableString({ description: 'HTML, in the language of the path.' }),
    website: nullableString({ description: 'Its own site.' }),
    countries: Type.Array(Country, { description: 'The countries it works in.' }),
    ...rated,
    jobOffersCount: Type.Integer({ minimum: 0, description: 'How many live offers it has.' }),
  },
  { title: 'Partner', description: 'A company whose gigs are offered.' },
);

export const PartnerList = listOf(Partner, 'PartnerList');
