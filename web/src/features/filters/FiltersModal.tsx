import { Button } from '@mantine/core';
import { useRouter } from 'found';
import { useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocalPath } from '../../paths/useLocalPath.ts';
import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import { CountedType } from './CountedType.tsx';
import classes from './FiltersModal.module.css';
import type { FiltersModalData } from './filtersModalData.ts';
import { offerTypes } from './knownValues.ts';
import { cleared, countFilters, filtersToSearch, toggleCategory } from './offerFilters.ts';

/** The filters on a phone. Nothing changes until they are applied. */
export function FiltersModal({ data, close }: ModalProps<FiltersModalData>) {
  const { router } = useRouter();
  const localPath = useLocalPath();
  const [filters, setFilters] = useState(data.filters);
  // Counts are those of the filters that are on: they say nothing of others that are only chosen here.
  const sameCategories = filters.categories.join() === data.filters.categories.join();
  const apply = (event: FormEvent) => {
    event.preventDefault();
    close();
    router.push(localPath(data.path) + filtersToSearch(filters));
  };
  return (
    <SiteModal onClose={close} title={<FormattedMessage id="filters.title" />}>
      <form onSubmit={apply}>
        <fieldset className={classes['group']}>
          <legend className={classes['legend']}>
            <FormattedMessage id="filters.type" />
          </legend>
          {[null, ...offerTypes].map((type) => {
            const count = sameCategories ? data.countOfType(type) : null;
            return (
              <label className={classes['option']} key={type ?? 'any'}>
                <input
                  type="radio"
                  name="type"
                  checked={filters.type === type}
                  disabled={count === 0 && type !== null && filters.type !== type}
                  onChange={() => setFilters({ ...filters, type })}
                />
                <CountedType type={type} count={count} />
              </label>
            );
          })}
        </fieldset>
        {data.options.length > 0 && (
          <fieldset className={classes['group']}>
            <legend className={classes['legend']}>
              <FormattedMessage id="filters.categories" />
            </legend>
            {data.options.map(({ orgSlug, name, count }) => (
              <label className={classes['option']} key={orgSlug}>
                <input
                  type="checkbox"
                  name="categories"
                  checked={filters.categories.includes(orgSlug)}
                  onChange={() => setFilters(toggleCategory(filters, orgSlug))}
                />
                {filters.type === data.filters.type ? (
                  <FormattedMessage id="filters.category" values={{ name, count }} />
                ) : (
                  name
                )}
              </label>
            ))}
          </fieldset>
        )}
        <div className={classes['actions']}>
          <Button
            variant="default"
            size="md"
            disabled={countFilters(filters) === 0}
            onClick={() => setFilters(cleared(filters))}
          >
            <FormattedMessage id="filters.clear" />
          </Button>
          <Button type="submit" size="md">
            <FormattedMessage id="filters.apply" />
          </Button>
        </div>
      </form>
    </SiteModal>
  );
}
