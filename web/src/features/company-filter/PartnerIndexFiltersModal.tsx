import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { companiesPath } from '../../paths/paths.ts';
import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { FiltersForm } from '../filters/modal/FiltersForm.tsx';
import classes from '../filters/modal/FiltersModal.module.css';
import { categoryToSearch } from './companyFilter.ts';
import type { CompanyFilterData } from './companyFilterData.ts';

declare module '../../shell/modals/modalData.ts' {
  interface ModalData {
    readonly partnerIndexFiltersModal: CompanyFilterData;
  }
}

/** The filter of the companies on a phone. Nothing changes until it is applied. */
export function PartnerIndexFiltersModal({ data, close }: ModalProps<'partnerIndexFiltersModal'>) {
  const [category, setCategory] = useState(data.category);
  const all = { orgSlug: null, name: <FormattedMessage id="companies.allCategories" /> };
  const options = data.options.map(({ orgSlug, name, count }) => ({
    orgSlug,
    name: <FormattedMessage id="filters.category" values={{ name, count }} />,
  }));
  return (
    <FiltersForm
      close={close}
      clear={category === null ? null : () => setCategory(null)}
      to={companiesPath() + categoryToSearch(category)}
      applyLabel="companies.apply"
    >
      <fieldset className={classes['group']}>
        <legend className={classes['legend']}>
          <FormattedMessage id="companies.category" />
        </legend>
        {[all, ...options].map(({ orgSlug, name }) => (
          <label className={classes['option']} key={orgSlug ?? 'all'}>
            <input
              type="radio"
              name="category"
              checked={category === orgSlug}
              onChange={() => setCategory(orgSlug)}
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
    </FiltersForm>
  );
}
