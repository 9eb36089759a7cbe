import { FormattedMessage } from 'react-intl';
import { companiesPath } from '../../paths/paths.ts';
import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { Choice } from '../../ui/field/Choice.tsx';
import { ChoiceGroup } from '../../ui/field/ChoiceGroup.tsx';
import { FiltersForm } from '../filters/modal/FiltersForm.tsx';
import { useKeptChoices } from '../filters/modal/useKeptChoices.ts';
import { categoryToSearch, type CompanyFilterData } from './companyFilter.ts';

declare module '../../shell/modals/modalData.ts' {
  interface ModalData {
    readonly partnerIndexFiltersModal: CompanyFilterData;
  }
}

/** The filter of the companies on a phone. Nothing changes until it is applied. */
export function PartnerIndexFiltersModal({ data, close }: ModalProps<'partnerIndexFiltersModal'>) {
  const addressOf = (chosen: string | null) => companiesPath() + categoryToSearch(chosen);
  const [category, setCategory] = useKeptChoices(addressOf(data.category), data.category);
  const all = { orgSlug: null, name: <FormattedMessage id="companies.allCategories" /> };
  const options = data.options.map(({ orgSlug, name, count }) => ({
    orgSlug,
    name: <FormattedMessage id="filters.category" values={{ name, count }} />,
  }));
  return (
    <FiltersForm
      close={close}
      clear={category === null ? null : () => setCategory(null)}
      to={addressOf(category)}
      applyLabel={<FormattedMessage id="companies.apply" />}
    >
      <ChoiceGroup legend={<FormattedMessage id="companies.category" />}>
        {[all, ...options].map(({ orgSlug, name }) => (
          <Choice
            key={orgSlug ?? 'all'}
            type="radio"
            name="category"
            checked={category === orgSlug}
            onChange={() => setCategory(orgSlug)}
          >
            {name}
          </Choice>
        ))}
      </ChoiceGroup>
    </FiltersForm>
  );
}
