import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { LocalLink } from '../../routing/LocalLink.tsx';
import classes from './CategoryFilter.module.css';
import type { CategoryOption } from './filterOptions.ts';
import { filtersToSearch, toggleCategory, type OfferFilters } from './offerFilters.ts';

interface CategoryFilterProps {
  readonly options: readonly CategoryOption[];
  readonly filters: OfferFilters;
  readonly path: string;
}

/** The categories as links in a panel that opens without script; it stays open for a second choice. */
export function CategoryFilter({ options, filters, path }: CategoryFilterProps) {
  const panel = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const details = panel.current;
      if (!details?.open) return;
      const escaped = event instanceof KeyboardEvent && event.key === 'Escape';
      const outside = !(event instanceof KeyboardEvent) && !details.contains(event.target as Node);
      if (!escaped && !outside) return;
      details.open = false;
      if (escaped) details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  const chosen = filters.categories.length;
  return (
    <details className={classes['details']} ref={panel}>
      <summary className={classes['summary']}>
        {chosen > 0 ? (
          <FormattedMessage id="filters.byCategory" values={{ count: chosen }} />
        ) : (
          <FormattedMessage id="filters.categories" />
        )}
        <IconChevronDown size={16} aria-hidden />
      </summary>
      <ul className={classes['panel']}>
        {options.map(({ orgSlug, name, count }) => (
          <li key={orgSlug}>
            <LocalLink
              className={classes['option']}
              to={path + filtersToSearch(toggleCategory(filters, orgSlug))}
              rel="nofollow"
              aria-current={filters.categories.includes(orgSlug)}
            >
              <span className={classes['box']}>
                <IconCheck size={14} stroke={3} aria-hidden />
              </span>
              <FormattedMessage id="filters.category" values={{ name, count }} />
            </LocalLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
