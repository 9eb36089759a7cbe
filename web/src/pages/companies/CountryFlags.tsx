import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CountryFlags_countries$key } from '../../__generated__/CountryFlags_countries.graphql.ts';
import { Flag } from '../../ui/icon/Flag.tsx';
import classes from './CountryFlags.module.css';

/** The maximum number of flags in a row. */
const flagLimit = 5;
/** More countries than this are counted instead of named. */
const nameLimit = 2;

/** The countries of a company, as flags and as text. */
export function CountryFlags({ countries: key }: { readonly countries: CountryFlags_countries$key }) {
  const { formatList } = useIntl();
  const countries = useFragment(
    graphql`
      fragment CountryFlags_countries on Country @relay(plural: true) {
        code
        name
      }
    `,
    key,
  );
  if (countries.length === 0) return null;
  return (
    <span className={classes['flags']}>
      {countries.slice(0, flagLimit).map(({ code }) => (
        <Flag key={code} code={code} />
      ))}
      {countries.length <= nameLimit ? (
        <span>{formatList(countries.map(({ name }) => name))}</span>
      ) : (
        <FormattedMessage id="companies.countries" values={{ count: countries.length }} />
      )}
    </span>
  );
}
