import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { Footer_query$key } from '../../__generated__/Footer_query.graphql.ts';
import { useSiteConfig } from '../../config/SiteConfig.tsx';
import { footerWords } from '../../paths/footerWords.ts';
import { blogPath, moreJobsPath } from '../../paths/paths.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import print from '../../ui/page/screenOnly.module.css';
import { Logo } from '../header/Logo.tsx';
import { useModals } from '../modals/modalHost.tsx';
import { CityLinks } from './CityLinks.tsx';
import classes from './Footer.module.css';
import { useFooterLists } from './footerLists.tsx';
import { NearbyCities, type PageCity } from './NearbyCities.tsx';
import { SocialLinks } from './SocialLinks.tsx';

const pages = [
  { id: 'footer.moreJobs', to: moreJobsPath() },
  { id: 'footer.blog', to: blogPath() },
  ...(['calculator', ...footerWords] as const).map((word) => ({
    id: `footer.${word}` as const,
    to: `/${word}`,
  })),
] as const;

interface Props {
  readonly city: PageCity;
  /** False on redirect pages, which visitors leave before nearby cities are looked up. */
  readonly nearby: boolean;
}

/** The footer: links to cities, static pages and social networks. */
export function Footer({ city, nearby }: Props) {
  const { formatMessage } = useIntl();
  const { productName, pricingUrl, year } = useSiteConfig();
  const { open } = useModals();
  const query = useFooterLists();
  const lists = useFragment<Footer_query$key>(
    graphql`
      fragment Footer_query on Query {
        newestCities(limit: 6) {
          ...CityLinks_cities
        }
        topCities(limit: 6) {
          ...CityLinks_cities
        }
      }
    `,
    query,
  );
  return (
    <footer className={`${classes['root']} ${print['screenOnly']}`}>
      <nav className={classes['columns']} aria-label={formatMessage({ id: 'footer.navigation' })}>
        <section>
          <h2 className={classes['heading']}>
            <FormattedMessage id="footer.company" />
          </h2>
          <ul className={classes['list']}>
            {pages.map(({ id, to }) => (
              <li key={id}>
                <LocalLink to={to}>
                  <FormattedMessage id={id} />
                </LocalLink>
              </li>
            ))}
            <li>
              <a href={pricingUrl}>
                <FormattedMessage id="footer.pricing" />
              </a>
            </li>
            <li>
              <button type="button" onClick={() => open('CookiePreferences', undefined)}>
                <FormattedMessage id="footer.cookieSettings" />
              </button>
            </li>
          </ul>
        </section>
        <CityLinks title={<FormattedMessage id="footer.topCities" />} cities={lists?.topCities ?? null} />
        <CityLinks
          title={<FormattedMessage id="footer.newestCities" />}
          cities={lists?.newestCities ?? null}
        />
        {nearby ? <NearbyCities city={city} /> : null}
      </nav>
      <div className={classes['end']}>
        <Logo />
        <p className={classes['copyright']}>
          <FormattedMessage id="footer.copyright" values={{ year: String(year), product: productName }} />
        </p>
        <SocialLinks />
      </div>
    </footer>
  );
}
