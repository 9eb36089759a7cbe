import { useIntl } from 'react-intl';
import { ChosenChips } from './ChosenChips.tsx';
import type { FiltersModalData } from './modal/filtersModalData.ts';
import { cleared, filtersToSearch, withoutCategory, withRequirement } from './offerFilters.ts';
import { typeMessage } from './offerType.ts';
import { requirementNames } from './requirements.ts';
import { useRequirementName } from './useRequirementName.ts';

interface ActiveFiltersProps extends Pick<FiltersModalData, 'options' | 'filters' | 'path'> {
  /** The currency of amounts; null if it is unknown. */
  readonly currency: string | null;
}

/** The active filters, each with a link that removes it. */
export function ActiveFilters({ options, filters, path, currency }: ActiveFiltersProps) {
  const { formatMessage } = useIntl();
  const { nameOf: requirementName } = useRequirementName(currency);
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
  for (const name of requirementNames) {
    const value = filters.requirements[name];
    if (value !== undefined)
      chips.push({
        name: requirementName(name, value),
        to: path + filtersToSearch(withRequirement(filters, name, undefined)),
      });
  }
  return <ChosenChips chips={chips} rel="nofollow" clearTo={path + filtersToSearch(cleared(filters))} />;
}
