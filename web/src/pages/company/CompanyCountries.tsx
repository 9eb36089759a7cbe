import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CompanyCountries_partner$key } from '../../__generated__/CompanyCountries_partner.graphql.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { companyPath } from '../../paths/paths.ts';
import { Flag } from '../../ui/icon/Flag.tsx';
import { Section } from '../../ui/section/Section.tsx';
import classes from './CompanyLinks.module.css';

interface CompanyCountriesProps {
  readonly partner: CompanyCountries_partner$key;
  /** Code of the page's country. */
  readonly current: string | null;
}

/** The countries in which the company offers gigs, sorted by name. */
export function CompanyCountries({ partner: key, current }: CompanyCountriesProps) {
  const { name, slug, countries } = useFragment(
    graphql`
      fragment CompanyCountries_partner on Partner {
        name
        slug
        countries {
          code
          name
          slug
        }
      }
    `,
    key,
  );
  if (countries.length === 0) return null;
  const sorted = [...countries].sort((one, other) => (one.slug < other.slug ? -1 : 1));
  return (
    <Section title={<FormattedMessage id="company.countries" values={{ partner: name }} />}>
      <ul className={classes['links']}>
        {sorted.map((country) => (
          <li key={country.code}>
            <LocalLink
              className={classes['link']}
              to={companyPath(slug, country.slug)}
              aria-current={country.code === current || undefined}
            >
              <Flag code={country.code} />
              <span>{country.name}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
