import { useMatch } from 'found';
import { FormattedMessage } from 'react-intl';
import type { RoutingContext } from '../../../routing/routingContext.ts';
import type { ModalProps } from '../../../shell/modals/modalHost.tsx';
import { Choice } from '../../../ui/field/Choice.tsx';
import { ChoiceGroup } from '../../../ui/field/ChoiceGroup.tsx';
import { CountedName } from '../CountedName.tsx';
import { CountedType } from '../CountedType.tsx';
import { RequirementChoices } from './RequirementChoices.tsx';
import { FiltersForm } from './FiltersForm.tsx';
import { useFilterCounts } from './useFilterCounts.ts';
import { useKeptChoices } from './useKeptChoices.ts';
import type { FiltersModalData } from './filtersModalData.ts';
import { cleared, countFilters, filtersToSearch, toggleCategory } from '../offerFilters.ts';
import { offerTypes } from '../offerType.ts';

declare module '../../../shell/modals/modalData.ts' {
  interface ModalData {
    readonly filtersModal: FiltersModalData;
  }
}

/** All filters of a list of offers. Nothing changes until they are applied. */
export function FiltersModal({ data, close }: ModalProps<'filtersModal'>) {
  const { categories } = useMatch<RoutingContext>().context;
  const [filters, setFilters] = useKeptChoices(data.path + filtersToSearch(data.filters), data.filters);
  const facets = useFilterCounts(data, filters);
  const { ofCategory, ofType } = facets;
  const matching = ofType(filters.type);
  return (
    <FiltersForm
      close={close}
      clear={countFilters(filters) === 0 ? null : () => setFilters(cleared(filters))}
      to={data.path + filtersToSearch(filters)}
      applyLabel={
        matching === null ? (
          <FormattedMessage id="filters.apply" />
        ) : (
          <FormattedMessage id="filters.show" values={{ count: matching }} />
        )
      }
      isEmpty={matching === 0}
    >
      <ChoiceGroup legend={<FormattedMessage id="filters.type" />}>
        {[null, ...offerTypes].map((type) => {
          const count = ofType(type);
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
      <RequirementChoices filters={filters} facets={facets} onChange={setFilters} />
      {data.options.length > 0 && (
        <ChoiceGroup legend={<FormattedMessage id="filters.categories" />}>
          {data.options.map(({ orgSlug, name }) => {
            const count = ofCategory(orgSlug);
            const isChosen = filters.categories.includes(orgSlug);
            return (
              <Choice
                key={orgSlug}
                type="checkbox"
                name="categories"
                checked={isChosen}
                disabled={count === 0 && !isChosen}
                onChange={() => setFilters(toggleCategory(filters, orgSlug, categories))}
              >
                <CountedName name={name} count={count} />
              </Choice>
            );
          })}
        </ChoiceGroup>
      )}
    </FiltersForm>
  );
}
