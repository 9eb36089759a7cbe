import { Type } from 'typebox';
import { updated } from '../../rest/instant.ts';
import { listOf } from '../../rest/listOf.ts';
import { nullableString } from '../../rest/nullable.ts';
import { CategoryReference, CityReference, rated } from '../../rest/references.ts';

export const CityCategory = Type.Object(
  {
    id: Type.String({ description: 'The ids of city and category, joined by a dash.' }),
    city: CityReference,
    category: CategoryReference,
    header: nullableString({ description: 'The heading of the page.' }),
    overview: nullableString({ description: 'HTML about this kind of gig in this city.' }),
    ...rated,
    jobOffersCount: Type.Integer({ minimum: 0, description: 'How many live offers there are.' }),
    updated,
    partnersCount: Type.Integer({ minimum: 0, description: 'How many partners make those offers.' }),
  },
  { title: 'CityCategory', description: 'One kind of gig in one city.' },
);

export const CityCategoryList = listOf(CityCategory, 'CityCategoryList');
