import { FormattedMessage, useIntl } from 'react-intl';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { companiesPath } from '../../paths/paths.ts';
import { Dropdown } from '../../ui/dropdown/Dropdown.tsx';
import { categoryToSearch, type CompanyFilterData } from './companyFilter.ts';
import classes from './CompanyCategoryFilter.module.css';

/** The categories as links in a panel that opens without script; choosing one closes it. */
export function CompanyCategoryFilter({ options, category }: CompanyFilterData) {
  const { formatMessage } = useIntl();
  const chosen = options.find(({ orgSlug }) => orgSlug === category);
  const all = { orgSlug: null, name: <FormattedMessage id="companies.allCategories" /> };
  const categories = options.map(({ orgSlug, name, count }) => ({
    orgSlug,
    name: <FormattedMessage id="filters.category" values={{ name, count }} />,
  }));
  return (
    <Dropdown
      type="simple"
      panelClassName={classes['panel']}
      label={chosen?.name ?? formatMessage({ id: 'companies.category' })}
    >
      <ul className={classes['list']}>
        {[all, ...categories].map(({ orgSlug, name }) => (
          <li key={orgSlug ?? 'all'}>
            <LocalLink
              className={classes['option']}
              to={companiesPath() + categoryToSearch(orgSlug)}
              aria-current={orgSlug === category}
            >
              {name}
            </LocalLink>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
