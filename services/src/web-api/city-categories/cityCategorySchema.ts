import { Type } from 'typebox';
import { updated } from '../../rest/instant.ts';
import { listOf } from '../../rest/listOf.ts';
import { nullableString } from '../../rest/nullable.ts';
import { CategoryReference, CityReference, rated } from '../../rest/references.ts';

export const CityCategory = Type.Object(
  {
    id: Type.String({ description: 'The ids of city and category, joined by a hyphen.' }),
    city: CityReference,
    category: CategoryReference,
    header: nullableString({ description: 'The heading of the page.' }),
    overview: nullableString({ description: 'HTML about the category in the city.' }),
    ...rated,
    jobOffersCount: Type.Integer({ minimum: 0, description: 'Number of live offers.' }),
    updated,
    partnersCount: Type.Integer({ minimum: 0, description: 'Number of partners with live offers.' }),
  },
  { title: 'CityCategory', description: 'A category in a city.' },
);

export const CityCategoryList = listOf(CityCategory, 'CityCategoryList');
