import { IconExternalLink } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CompanyHero_partner$key } from '../../__generated__/CompanyHero_partner.graphql.ts';
import type { CompanyHero_ratings$key } from '../../__generated__/CompanyHero_ratings.graphql.ts';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { Flag } from '../../ui/icon/Flag.tsx';
import { HeroRating } from '../../ui/hero/HeroRating.tsx';
import { PartnerLogo } from '../../ui/image/PartnerLogo.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import classes from './CompanyHero.module.css';
import { companyTitle, companyTrail } from './companyNames.ts';
import { siteOf } from '../../paths/outsideUrl.ts';

interface CompanyHeroProps {
  readonly partner: CompanyHero_partner$key;
  readonly country: { readonly name: string; readonly code: string; readonly slug: string } | null;
  readonly city: { readonly name: string } | null | undefined;
  /** The ratings in the page's country or city; null when they did not load. */
  readonly ratings: CompanyHero_ratings$key | null;
}

/** The head of a company page: description, rating, and a link to its own site. */
export function CompanyHero({ partner: key, country, city, ratings }: CompanyHeroProps) {
  const intl = useIntl();
  const partner = useFragment(
    graphql`
      fragment CompanyHero_partner on Partner {
        name
        slug
        orgSlug
        description
        websiteUrl
        rating
        ratingCount
        jobOffersCount
        countries {
          code
        }
      }
    `,
    key,
  );
  const ofPlace = useFragment(
    graphql`
      fragment CompanyHero_ratings on RatingSummary {
        rating
        ratingCount
      }
    `,
    ratings,
  );
  const rated = country ? ofPlace : partner;
  const { name } = partner;
  const place = { partner, country, city };
  const site = siteOf(partner.websiteUrl);
  // The counts are those of all countries together.
  const counts = country
    ? []
    : [
        intl.formatMessage({ id: 'city.offers' }, { count: partner.jobOffersCount }),
        intl.formatMessage({ id: 'companies.countries' }, { count: partner.countries.length }),
      ];
  return (
    <header className={classes['hero']}>
      <Breadcrumbs items={companyTrail(intl, place)} />
      <div className={classes['who']}>
        <PartnerLogo
          priority
          alt={intl.formatMessage({ id: 'images.logo' }, { partner: name })}
          name={name}
          orgSlug={partner.orgSlug}
        />
        <h1 className={classes['title']} tabIndex={-1}>
          {companyTitle(intl, place)}
        </h1>
      </div>
      {country && (
        <p className={classes['place']}>
          <Flag code={country.code} />
          <span>{city ? `${city.name} · ${country.name}` : country.name}</span>
        </p>
      )}
      {rated && <HeroRating rating={rated.rating} ratingCount={rated.ratingCount} facts={counts} />}
      {partner.description && <RichText html={partner.description} />}
      {site && (
        <a className={classes['site']} href={site.href} rel="noopener nofollow" target="_blank">
          <FormattedMessage id="company.website" values={{ site: site.name }} />
          <IconExternalLink size={16} aria-hidden />
        </a>
      )}
    </header>
  );
}
