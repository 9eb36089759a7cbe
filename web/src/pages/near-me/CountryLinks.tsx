import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CountryLinks_cities$key } from '../../__generated__/CountryLinks_cities.graphql.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { Flag } from '../../ui/icon/Flag.tsx';
import { Section } from '../../ui/section/Section.tsx';
import classes from './NearMePage.module.css';
import { countryTo } from './nearMeAddress.ts';

interface CountryLinksProps {
  /** The cities with most gigs; null when they did not load. */
  readonly cities: CountryLinks_cities$key | null | undefined;
}

/** Links to the maps of countries, those with most gigs first. */
export function CountryLinks({ cities }: CountryLinksProps) {
  const data = useFragment(
    graphql`
      fragment CountryLinks_cities on City @relay(plural: true) {
        country {
          code
          name
        }
      }
    `,
    cities ?? null,
  );
  const countries = new Map((data ?? []).map(({ country }) => [country.code, country.name]));
  if (countries.size === 0) return null;
  return (
    <Section title={<FormattedMessage id="nearMe.countries" />}>
      <ul className={classes['countries']}>
        {[...countries].map(([code, name]) => (
          <li key={code}>
            <LocalLink to={countryTo(code)}>
              <Flag code={code} />
              <span>{name}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
