import { FormattedMessage, useIntl } from 'react-intl';
import { LocalLink } from '../../../routing/LocalLink.tsx';
import {
  filtersToSearch,
  withoutCategories,
  withRequirement,
  type OfferFilters,
} from '../../filters/offerFilters.ts';
import { typeMessage } from '../../filters/offerType.ts';
import { requirementNames } from '../../filters/requirements.ts';
import { useRequirementName } from '../../filters/useRequirementName.ts';
import type { EmptiedList } from './emptiedList.ts';
import { useCountsWithout } from './useCountsWithout.ts';

/** More would be as hard to compare as the filters themselves. */
const mostShown = 3;

/** There is room for the links before they are counted, so that the page does not shift. */
const rowHeight = 32;

// A style sheet would belong to the first visit of every list.
const listStyle = { margin: 0, padding: 0, listStyle: 'none', fontWeight: 600 };

/** What is left of filters that match nothing when one of them is removed: those of which most is left, as links with their number. */
export function WithoutOneFilter({ list, filters, path, categoryName, currency }: EmptiedList) {
  const { formatList, formatMessage } = useIntl();
  const { nameOf } = useRequirementName(currency);
  const parts: { readonly name: string; readonly left: OfferFilters }[] = [];
  // Of several categories one suffices, so that removing another leaves as little.
  if (filters.categories.length > 0) {
    const names = formatList(
      filters.categories.map((slug) => categoryName?.(slug) ?? slug),
      { type: 'disjunction' },
    );
    parts.push({ name: names, left: withoutCategories(filters) });
  }
  if (filters.type)
    parts.push({ name: formatMessage({ id: typeMessage(filters.type) }), left: { ...filters, type: null } });
  for (const name of requirementNames) {
    const value = filters.requirements[name];
    if (value !== undefined)
      parts.push({ name: nameOf(name, value), left: withRequirement(filters, name, undefined) });
  }
  // The only filter is removed by the link above.
  const removable = parts.length > 1 ? parts : [];
  const counts = useCountsWithout(
    list,
    removable.map(({ left }) => left),
  );
  if (removable.length === 0) return null;
  const helpful = removable
    .map((part, at) => ({ ...part, count: counts?.[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, mostShown);
  return (
    <ul style={{ ...listStyle, minHeight: Math.min(removable.length, mostShown) * rowHeight }}>
      {helpful.map(({ name, left, count }) => (
        <li key={name} style={{ lineHeight: `${rowHeight}px` }}>
          <LocalLink to={path + filtersToSearch(left)} rel="nofollow">
            <FormattedMessage id="requirement.without" values={{ filter: name, count }} />
          </LocalLink>
        </li>
      ))}
      {counts && helpful.length === 0 && (
        <li>
          <FormattedMessage id="requirement.without.none" />
        </li>
      )}
    </ul>
  );
}
