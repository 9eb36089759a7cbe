import { IconMapSearch, IconScale, IconSend } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { HomePageQuery } from '../../__generated__/HomePageQuery.graphql.ts';
import { useHomeNotice } from '../../auth/session/homeNotice.ts';
import { useSiteConfig } from '../../config/SiteConfig.tsx';
import { LatestReviews } from '../../features/city-links/LatestReviews.tsx';
import { searchTo } from '../../features/search/searchAddress.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { organization, webSite } from '../../head/structured-data/site.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { homePath, nearMePath } from '../../paths/paths.ts';
import { useLocalPath } from '../../paths/useLocalPath.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import type { PageProps } from '../../routing/pageOptions.ts';
import { Content } from '../../ui/page/Content.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { CityTiles } from './CityTiles.tsx';
import { HomeExample } from './HomeExample.tsx';
import { HomeHero } from './HomeHero.tsx';
import { HomeTotals } from './HomeTotals.tsx';
import classes from './HomePage.module.css';
import { HomeRedirect } from './redirect/HomeRedirect.tsx';
import { redirectPurpose } from './redirect/redirectPurpose.ts';

const steps = [
  { Icon: IconMapSearch, title: 'home.how.search.title', text: 'home.how.search.text' },
  { Icon: IconScale, title: 'home.how.compare.title', text: 'home.how.compare.text' },
  { Icon: IconSend, title: 'home.how.apply.title', text: 'home.how.apply.text' },
] as const;

/** How to use the site, in three steps. */
function HowItWorks() {
  return (
    <ol className={classes['steps']}>
      {steps.map(({ Icon, title, text }) => (
        <li className={classes['step']} key={title}>
          <span className={classes['icon']}>
            <Icon size={24} stroke={1.75} aria-hidden />
          </span>
          <h3 className={classes['title']}>
            <FormattedMessage id={title} />
          </h3>
          <p className={classes['text']}>
            <FormattedMessage id={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

export const query = graphql`
  query HomePageQuery {
    siteTotals {
      ...HomeTotals_totals
      largestCity {
        ...HomeExample_city
      }
    }
    topCities(limit: 8) {
      ...CityTiles_cities
    }
    categories {
      id
      name
    }
    latestReviews(limit: 3, order: OWN_LANGUAGE) {
      ...LatestReviews_reviews
    }
  }
`;

/** The start page: search, or choose one of the largest cities. */
export function HomePage({ data, match }: PageProps<HomePageQuery>) {
  useHomeNotice();
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const site = useSiteConfig();
  const local = useLocalPath();
  const purpose = redirectPurpose(match.location.query);
  const largestCity = data.siteTotals?.largestCity;
  const content = (
    <>
      <HomeHero
        proof={data.siteTotals ? <HomeTotals totals={data.siteTotals} /> : null}
        example={largestCity ? <HomeExample city={largestCity} /> : null}
      />
      <Content>
        <Section
          title={<FormattedMessage id="home.topCities" />}
          aside={
            <LocalLink to={nearMePath}>
              <FormattedMessage id="home.nearMe" />
            </LocalLink>
          }
        >
          <CityTiles cities={data.topCities} />
        </Section>
        {data.categories && (
          <Section title={<FormattedMessage id="home.categories" />}>
            <ul className={classes['categories']}>
              {data.categories.map(({ id, name }) => (
                <li key={id}>
                  <LocalLink className={classes['category']} to={searchTo(name, 'gigs')}>
                    {name}
                  </LocalLink>
                </li>
              ))}
            </ul>
          </Section>
        )}
        <Section title={<FormattedMessage id="home.how.title" />}>
          <HowItWorks />
        </Section>
        <Section title={<FormattedMessage id="home.latestReviews" />}>
          <LatestReviews reviews={data.latestReviews} />
        </Section>
      </Content>
    </>
  );
  return (
    <>
      <PageHead
        title={formatMessage({ id: 'home.title' })}
        description={formatMessage({ id: 'home.description' })}
        jsonLd={[organization(site), webSite(site, local(homePath), language)]}
      />
      {purpose === null ? content : <HomeRedirect purpose={purpose}>{content}</HomeRedirect>}
    </>
  );
}
