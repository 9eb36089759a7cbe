import { builder } from '../../builder/builder.ts';
import type { Country } from '../../rest/rows.ts';

export const CountryRef = builder.objectRef<Country>('Country');
