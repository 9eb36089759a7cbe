import { FormattedMessage, useIntl } from 'react-intl';
import { companiesPath } from '../../paths/paths.ts';
import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { Choice } from '../../ui/field/Choice.tsx';
import { ChoiceGroup } from '../../ui/field/ChoiceGroup.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { CountedName } from '../filters/CountedName.tsx';
import { FiltersForm } from '../filters/modal/FiltersForm.tsx';
import { useKeptChoices } from '../filters/modal/useKeptChoices.ts';
import { clearedCompanyFilters, companyFiltersToSearch, countCompanyFilters } from './companyFilters.ts';
import { companyFilterTexts } from './filterNames.ts';
import { useCountedChoices, type CompanyFiltersData } from './useCountedChoices.ts';

declare module '../../shell/modals/modalData.ts' {
  interface ModalData {
    readonly partnerIndexFiltersModal: CompanyFiltersData;
  }
}

/** The many categories come last. */
const inDialog = [...companyFilterTexts].reverse();

/** The filters of the companies on a phone. Nothing changes until they are applied. */
export function PartnerIndexFiltersModal({ data, close }: ModalProps<'partnerIndexFiltersModal'>) {
  const { formatMessage } = useIntl();
  const addressOf = (filters: typeof data.filters) => companiesPath() + companyFiltersToSearch(filters);
  const [filters, setFilters] = useKeptChoices(addressOf(data.filters), data.filters);
  const { choices, total } = useCountedChoices(data, filters);
  return (
    <FiltersForm
      close={close}
      clear={countCompanyFilters(filters) === 0 ? null : () => setFilters(clearedCompanyFilters(filters))}
      to={addressOf(filters)}
      applyLabel={
        total === null ? (
          <FormattedMessage id="companies.apply" />
        ) : (
          <FormattedMessage id="companies.show" values={{ count: total }} />
        )
      }
      isEmpty={total === 0}
    >
      {inDialog.map(({ name, label, all }) =>
        name === 'country' ? (
          // There are too many countries to stand beside each other.
          <SelectField
            key={name}
            id="company-country"
            name={name}
            label={<FormattedMessage id={label} />}
            value={filters.country ?? ''}
            data={[
              { value: '', label: formatMessage({ id: all }) },
              ...choices.country.map(({ value, name: country, count }) => ({
                value,
                label:
                  count === null
                    ? country
                    : formatMessage({ id: 'filters.category' }, { name: country, count }),
              })),
            ]}
            onChange={(country) => setFilters({ ...filters, country: country || null })}
          />
        ) : (
          <ChoiceGroup key={name} legend={<FormattedMessage id={label} />}>
            {[{ value: null, name: formatMessage({ id: all }), count: null }, ...choices[name]].map(
              (choice) => (
                <Choice
                  key={choice.value ?? 'all'}
                  type="radio"
                  name={name}
                  checked={filters[name] === choice.value}
                  onChange={() => setFilters({ ...filters, [name]: choice.value })}
                >
                  <CountedName name={choice.name} count={choice.count} />
                </Choice>
              ),
            )}
          </ChoiceGroup>
        ),
      )}
    </FiltersForm>
  );
}
