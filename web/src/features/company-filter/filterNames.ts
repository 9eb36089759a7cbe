import type { MessageId } from '../../i18n/messageId.ts';
import type { CompanyFilterName } from './useCompanyChoices.ts';

interface FilterTexts {
  readonly name: CompanyFilterName;
  readonly label: MessageId;
  /** The choice of everything. */
  readonly all: MessageId;
}

/** The filters in the order of the bar. */
export const companyFilterTexts: readonly FilterTexts[] = [
  { name: 'category', label: 'companies.category', all: 'companies.allCategories' },
  { name: 'country', label: 'companies.country', all: 'companies.allCountries' },
  { name: 'rating', label: 'companies.rating', all: 'companies.anyRating' },
];
