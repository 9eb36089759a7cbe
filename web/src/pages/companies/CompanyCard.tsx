import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CompanyCard_partner$key } from '../../__generated__/CompanyCard_partner.graphql.ts';
import { companyFiltersToSearch, type CompanyFilters } from '../../features/company-filter/companyFilters.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { companiesPath, companyPath } from '../../paths/paths.ts';
import card from '../../ui/card/card.module.css';
import { PartnerLogo } from '../../ui/image/PartnerLogo.tsx';
import { oneDecimal } from '../../ui/rating/oneDecimal.ts';
import { RatingStars } from '../../ui/rating/RatingStars.tsx';
import classes from './CompanyCard.module.css';

/** The number of chips on a card; a company may have more categories. */
const chipLimit = 3;
/** More countries than this are counted instead of named. */
const nameLimit = 2;

interface CompanyCardProps {
  readonly partner: CompanyCard_partner$key;
  /** The filters and the order of the list. */
  readonly filters: CompanyFilters;
}

/** A company in a list: its name, countries, rating and categories. */
export function CompanyCard({ partner: key, filters }: CompanyCardProps) {
  const { formatList, formatMessage, formatNumber } = useIntl();
  const partner = useFragment(
    graphql`
      fragment CompanyCard_partner on Partner {
        name
        slug
        orgSlug
        summary
        rating
        ratingCount
        jobOffersCount
        categories {
          id
          name
          orgSlug
        }
        countries {
          name
        }
      }
    `,
    key,
  );
  const { countries, name, rating, ratingCount } = partner;
  return (
    <article className={`${card['card']} ${card['tile']} ${classes['card']}`}>
      <div className={card['head']}>
        <PartnerLogo
          alt={formatMessage({ id: 'images.logo' }, { partner: name })}
          name={name}
          orgSlug={partner.orgSlug}
        />
        <div className={card['words']}>
          <h2 className={card['title']}>
            <LocalLink className={card['link']} to={companyPath(partner.slug)}>
              {name}
            </LocalLink>
          </h2>
          {rating != null && ratingCount > 0 ? (
            <p className={classes['meta']} data-sorted={filters.sort === 'rating' || undefined}>
              <RatingStars rating={rating} />
              <b aria-hidden>{formatNumber(rating, oneDecimal)}</b>
              <FormattedMessage id="offerCard.reviews" values={{ count: ratingCount }} />
            </p>
          ) : (
            <p className={classes['meta']}>
              <FormattedMessage id="city.noRating" />
            </p>
          )}
        </div>
      </div>
      {partner.summary && <p className={classes['summary']}>{partner.summary}</p>}
      {partner.categories && partner.categories.length > 0 && (
        <ul className={card['chips']} aria-label={formatMessage({ id: 'companies.category' })}>
          {partner.categories.slice(0, chipLimit).map((one) => (
            <li key={one.id}>
              <LocalLink
                className={classes['chip']}
                to={companiesPath() + companyFiltersToSearch({ ...filters, category: one.orgSlug })}
                aria-current={one.orgSlug === filters.category || undefined}
              >
                {one.name}
              </LocalLink>
            </li>
          ))}
        </ul>
      )}
      <p className={classes['foot']}>
        <span>
          {countries.length > nameLimit ? (
            <FormattedMessage id="companies.countries" values={{ count: countries.length }} />
          ) : (
            formatList(countries.map((country) => country.name))
          )}
        </span>
        <span className={classes['gigs']} data-sorted={filters.sort === 'gigs' || undefined}>
          <FormattedMessage id="city.offers" values={{ count: partner.jobOffersCount }} />
        </span>
      </p>
    </article>
  );
}
