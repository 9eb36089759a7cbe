import { useMatch } from 'found';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { RoutingContext } from '../../../routing/routingContext.ts';
import type { ModalProps } from '../../../shell/modals/modalHost.tsx';
import { Choice } from '../../../ui/field/Choice.tsx';
import { ChoiceGroup } from '../../../ui/field/ChoiceGroup.tsx';
import { CountedType } from '../CountedType.tsx';
import { FiltersForm } from './FiltersForm.tsx';
import type { FiltersModalData } from './filtersModalData.ts';
import { cleared, countFilters, filtersToSearch, toggleCategory } from '../offerFilters.ts';
import { offerTypes } from '../offerType.ts';

declare module '../../../shell/modals/modalData.ts' {
  interface ModalData {
    readonly filtersModal: FiltersModalData;
  }
}

/** The filters on a phone. Nothing changes until they are applied. */
export function FiltersModal({ data, close }: ModalProps<'filtersModal'>) {
  const { categories } = useMatch<RoutingContext>().context;
  const [filters, setFilters] = useState(data.filters);
  // The counts belong to the active filters, so they do not apply to categories that are only chosen here.
  const sameCategories = filters.categories.join() === data.filters.categories.join();
  return (
    <FiltersForm
      close={close}
      clear={countFilters(filters) === 0 ? null : () => setFilters(cleared(filters))}
      to={data.path + filtersToSearch(filters)}
      applyLabel="filters.apply"
    >
      <ChoiceGroup legend={<FormattedMessage id="filters.type" />}>
        {[null, ...offerTypes].map((type) => {
          const count = sameCategories ? data.countOfType(type) : null;
          return (
            <Choice
              key={type ?? 'any'}
              type="radio"
              name="type"
              checked={filters.type === type}
              disabled={count === 0 && type !== null && filters.type !== type}
              onChange={() => setFilters({ ...filters, type })}
            >
              <CountedType type={type} count={count} />
            </Choice>
          );
        })}
      </ChoiceGroup>
      {data.options.length > 0 && (
        <ChoiceGroup legend={<FormattedMessage id="filters.categories" />}>
          {data.options.map(({ orgSlug, name, count }) => (
            <Choice
              key={orgSlug}
              type="checkbox"
              name="categories"
              checked={filters.categories.includes(orgSlug)}
              onChange={() => setFilters(toggleCategory(filters, orgSlug, categories))}
            >
              {filters.type === data.filters.type ? (
                <FormattedMessage id="filters.category" values={{ name, count }} />
              ) : (
                name
              )}
            </Choice>
          ))}
        </ChoiceGroup>
      )}
    </FiltersForm>
  );
}
