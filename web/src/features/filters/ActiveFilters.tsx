import { IconX } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LocalLink } from '../../routing/LocalLink.tsx';
import classes from './ActiveFilters.module.css';
import type { FiltersModalData } from './filtersModalData.ts';
import { countFilters, filtersToSearch, noFilters, toggleCategory } from './offerFilters.ts';
import { typeMessage } from './typeMessage.ts';

/** The filters that are on, each with a way to let it go. */
export function ActiveFilters({ options, filters, path }: FiltersModalData) {
  const { formatMessage } = useIntl();
  if (countFilters(filters) === 0) return null;
  const nameOf = (slug: string) => options.find(({ orgSlug }) => orgSlug === slug)?.name ?? slug;
  const chips = [
    ...filters.categories.map((slug) => ({
      key: slug,
      name: nameOf(slug),
      to: path + filtersToSearch(toggleCategory(filters, slug)),
    })),
    ...(filters.type
      ? [
          {
            key: filters.type,
            name: formatMessage({ id: typeMessage(filters.type) }),
            to: path + filtersToSearch({ ...filters, type: null }),
          },
        ]
      : []),
  ];
  return (
    <div className={classes['active']}>
      <ul className={classes['chips']} aria-label={formatMessage({ id: 'filters.active' })}>
        {chips.map(({ key, name, to }) => (
          <li key={key}>
            <LocalLink
              className={classes['chip']}
              to={to}
              rel="nofollow"
              aria-label={formatMessage({ id: 'filters.remove' }, { name })}
            >
              {name}
              <IconX size={14} aria-hidden />
            </LocalLink>
          </li>
        ))}
      </ul>
      <LocalLink className={classes['clear']} to={path + filtersToSearch(noFilters)}>
        <FormattedMessage id="filters.clear" />
      </LocalLink>
    </div>
  );
}
