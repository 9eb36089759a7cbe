import { useIntl } from 'react-intl';
import { ChosenChips } from './ChosenChips.tsx';
import type { FiltersModalData } from './modal/filtersModalData.ts';
import { cleared, countFilters, filtersToSearch, withoutCategory } from './offerFilters.ts';
import { typeMessage } from './offerType.ts';

type ActiveFiltersProps = Pick<FiltersModalData, 'options' | 'filters' | 'path'>;

/** The active filters, each with a link that removes it. */
export function ActiveFilters({ options, filters, path }: ActiveFiltersProps) {
  const { formatMessage } = useIntl();
  if (countFilters(filters) === 0) return null;
  const nameOf = (slug: string) => options.find(({ orgSlug }) => orgSlug === slug)?.name ?? slug;
  const chips = filters.categories.map((slug) => ({
    name: nameOf(slug),
    to: path + filtersToSearch(withoutCategory(filters, slug)),
  }));
  if (filters.type) {
    chips.push({
      name: formatMessage({ id: typeMessage(filters.type) }),
      to: path + filtersToSearch({ ...filters, type: null }),
    });
  }
  return <ChosenChips chips={chips} rel="nofollow" clearTo={path + filtersToSearch(cleared(filters))} />;
}
