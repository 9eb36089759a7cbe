import type { CalculatorPageQuery } from '../../__generated__/CalculatorPageQuery.graphql.ts';
import type { PageOptions } from '../../routing/pageOptions.ts';
import { readCalculator } from './calculatorAddress.ts';
import { CalculatorPage, query } from './CalculatorPage.tsx';

export const calculatorPageOptions: PageOptions<CalculatorPageQuery> = {
  Component: CalculatorPage,
  query,
  needed: ['netPayByCountry'],
  readQuery: readCalculator,
};
