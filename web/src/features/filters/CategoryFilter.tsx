import { useRouter } from 'found';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocalPath } from '../../paths/useLocalPath.ts';
import type { RoutingContext } from '../../routing/routingContext.ts';
import { Dropdown } from '../../ui/dropdown/Dropdown.tsx';
import { CountedName } from './CountedName.tsx';
import classes from './CategoryFilter.module.css';
import type { CategoryOption } from './filterOptions.ts';
import {
  filtersToParameters,
  filtersToSearch,
  toggleCategory,
  withoutCategories,
  type OfferFilters,
} from './offerFilters.ts';

interface CategoryFilterProps {
  readonly options: readonly CategoryOption[];
  readonly filters: OfferFilters;
  readonly path: string;
}

/** The categories in a panel that stays open for a second choice; without script, a form with a button. */
export function CategoryFilter({ options, filters, path }: CategoryFilterProps) {
  const { router, match } = useRouter<RoutingContext>();
  const localPath = useLocalPath();
  const { formatMessage } = useIntl();
  // A choice is shown at once, and the next one adds to it, even while the list is loading.
  const [chosen, setChosen] = useState(filters);
  const [shown, setShown] = useState(filtersToSearch(filters));
  if (shown !== filtersToSearch(filters)) {
    setShown(filtersToSearch(filters));
    setChosen(filters);
  }
  const toggle = (slug: string) => {
    const next = toggleCategory(chosen, slug, match.context.categories);
    setChosen(next);
    router.push(localPath(path) + filtersToSearch(next));
  };
  const count = chosen.categories.length;
  return (
    <form method="get" action={localPath(path)}>
      {filtersToParameters(withoutCategories(chosen)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Dropdown
        type="multiselect"
        name="categories"
        panelClassName={classes['panel']}
        label={
          count > 0
            ? formatMessage({ id: 'filters.byCategory' }, { count })
            : formatMessage({ id: 'filters.categories' })
        }
        options={options.map(({ orgSlug, name, count: offers }) => ({
          value: orgSlug,
          label: <CountedName name={name} count={offers} />,
          isDisabled: offers === 0 && !chosen.categories.includes(orgSlug),
        }))}
        values={chosen.categories}
        onToggle={toggle}
        footer={
          <button type="submit" className={classes['submit']}>
            <FormattedMessage id="filters.apply" />
          </button>
        }
      />
    </form>
  );
}
