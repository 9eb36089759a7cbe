import { graphql, useFragment } from 'react-relay';
import type { CompanyFilterBar_partners$key } from '../../__generated__/CompanyFilterBar_partners.graphql.ts';
import { companiesPath } from '../../paths/paths.ts';
import { ChosenChips } from '../filters/ChosenChips.tsx';
import classes from '../filters/FilterBar.module.css';
import { CompanyCategoryFilter } from './CompanyCategoryFilter.tsx';
import { CompanyFiltersButton } from './CompanyFiltersButton.tsx';

interface CompanyFilterBarProps {
  /** Null when the companies did not load. */
  readonly partners: CompanyFilterBar_partners$key | null | undefined;
  readonly category: string | null;
}

/** Filters the companies by category: links on a wide screen, a modal on a phone. */
export function CompanyFilterBar({ partners, category }: CompanyFilterBarProps) {
  const data = useFragment(
    graphql`
      fragment CompanyFilterBar_partners on PartnerConnection {
        categories {
          category {
            orgSlug
            name
          }
          partnersCount
        }
      }
    `,
    partners ?? null,
  );
  const options = (data?.categories ?? []).map(({ category: { orgSlug, name }, partnersCount }) => ({
    orgSlug,
    name,
    count: partnersCount,
  }));
  const name = options.find(({ orgSlug }) => orgSlug === category)?.name ?? category;
  return (
    <div className={classes['filters']}>
      {options.length > 0 && (
        <>
          <div className={classes['bar']}>
            <CompanyCategoryFilter options={options} category={category} />
          </div>
          <div className={classes['phone']}>
            <CompanyFiltersButton options={options} category={category} />
          </div>
        </>
      )}
      {category !== null && <ChosenChips chips={[{ name, to: companiesPath() }]} clearTo={companiesPath()} />}
    </div>
  );
}
