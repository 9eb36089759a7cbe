import { companiesPath } from '../../paths/paths.ts';
import { ChosenChips } from '../filters/ChosenChips.tsx';
import classes from '../filters/FilterBar.module.css';
import own from './CompanyFilterBar.module.css';
import { OpenFiltersButton } from '../filters/modal/OpenFiltersButton.tsx';
import { useModals } from '../../shell/modals/modalHost.tsx';
import { CompanyLinkFilter } from './CompanyLinkFilter.tsx';
import {
  clearedCompanyFilters,
  companyFiltersToSearch,
  countCompanyFilters,
  type CompanyFilters,
} from './companyFilters.ts';
import { companyFilterTexts } from './filterNames.ts';
import type { CompanyFilterName, CountedCompanies } from './useCompanyChoices.ts';

interface CompanyFilterBarProps {
  /** Undefined when the companies did not load. */
  readonly counted: CountedCompanies | undefined;
  readonly filters: CompanyFilters;
}

const toOf = (filters: CompanyFilters): string => companiesPath() + companyFiltersToSearch(filters);

/** The filters of the companies: links on a wide screen, a modal on a phone. */
export function CompanyFilterBar({ counted, filters }: CompanyFilterBarProps) {
  const { open } = useModals();
  const count = countCompanyFilters(filters);
  const nameOf = (name: CompanyFilterName) =>
    counted?.choices[name].find(({ value }) => value === filters[name])?.name ?? filters[name];
  return (
    <div className={classes['filters']}>
      <div className={classes['tools']}>
        {counted && (
          <>
            <div className={classes['bar']}>
              {companyFilterTexts.map(({ name, ...texts }) => (
                <CompanyLinkFilter
                  key={name}
                  {...texts}
                  choices={counted.choices[name]}
                  chosen={filters[name]}
                  toOf={(value) => toOf({ ...filters, [name]: value })}
                />
              ))}
            </div>
            <div className={`${classes['all']} ${own['phone']}`}>
              <OpenFiltersButton
                count={count}
                onClick={() => open('partnerIndexFiltersModal', { ...counted, filters })}
              />
            </div>
          </>
        )}
        {count > 0 && (
          <div className={classes['active']}>
            <ChosenChips
              chips={companyFilterTexts
                .filter(({ name }) => filters[name] !== null)
                .map(({ name }) => ({ name: nameOf(name), to: toOf({ ...filters, [name]: null }) }))}
              rel="nofollow"
              clearTo={toOf(clearedCompanyFilters(filters))}
            />
          </div>
        )}
      </div>
    </div>
  );
}
