import { Button } from '@mantine/core';
import { useRouter } from 'found';
import { useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocalPath } from '../../paths/useLocalPath.ts';
import { companiesPath } from '../../paths/paths.ts';
import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import classes from '../filters/FiltersModal.module.css';
import { categoryToSearch } from './companyFilter.ts';
import type { CompanyFilterData } from './companyFilterData.ts';

/** The filter of the companies on a phone. Nothing changes until it is applied. */
export function PartnerIndexFiltersModal({ data, close }: ModalProps<CompanyFilterData>) {
  const { router } = useRouter();
  const localPath = useLocalPath();
  const [category, setCategory] = useState(data.category);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    close();
    router.push(localPath(companiesPath()) + categoryToSearch(category));
  };
  const all = { orgSlug: null, name: <FormattedMessage id="companies.allCategories" /> };
  const options = data.options.map(({ orgSlug, name, count }) => ({
    orgSlug,
    name: <FormattedMessage id="filters.category" values={{ name, count }} />,
  }));
  return (
    <SiteModal onClose={close} title={<FormattedMessage id="filters.title" />}>
      <form onSubmit={apply}>
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
        <div className={classes['actions']}>
          <Button variant="default" size="md" disabled={category === null} onClick={() => setCategory(null)}>
            <FormattedMessage id="filters.clear" />
          </Button>
          <Button type="submit" size="md">
            <FormattedMessage id="companies.apply" />
          </Button>
        </div>
      </form>
    </SiteModal>
  );
}
