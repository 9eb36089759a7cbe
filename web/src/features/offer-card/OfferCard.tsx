import { VisuallyHidden } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { firstText } from '../../i18n/firstText.ts';
import { graphql, useFragment } from 'react-relay';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { offerPath } from '../../paths/paths.ts';
import card from '../../ui/card/card.module.css';
import { PartnerLogo } from '../../ui/image/PartnerLogo.tsx';
import type { JobOfferSort } from '../../__generated__/CityPageQuery.graphql.ts';
import type { OfferCard_offer$key } from '../../__generated__/OfferCard_offer.graphql.ts';
import classes from './OfferCard.module.css';
import { OfferCardFigures } from './OfferCardFigures.tsx';
import { CompareToggle } from '../comparison/CompareToggle.tsx';
import { SaveToggle } from '../saved-offers/SaveToggle.tsx';

interface OfferCardProps {
  readonly offer: OfferCard_offer$key;
  /** Whether all offers of the list are in one city, so that the card names the category instead. */
  readonly isOfCity?: boolean;
  /** Whether all offers of the list are of one company, so that the city is the title of the card. */
  readonly isOfCompany?: boolean;
  /** The figure that the list is sorted by. */
  readonly sort?: JobOfferSort | null | undefined;
}

/** An offer in a list: its title and figures, to save and to compare. All of it is a link to the offer. */
export function OfferCard({ offer, isOfCity = false, isOfCompany = false, sort = null }: OfferCardProps) {
  const { formatMessage } = useIntl();
  const data = useFragment(
    graphql`
      fragment OfferCard_offer on JobOffer {
        cardTitle
        isVerified
        partner {
          name
          slug
          orgSlug
        }
        city {
          name
          slug
        }
        categories {
          name
        }
        ...OfferCardFigures_offer
        ...OfferToggle_offer
      }
    `,
    offer,
  );
  const { partner, city } = data;
  if (!partner || !city) return null;
  const [category] = data.categories;
  const title = firstText(data.cardTitle, partner.name);
  return (
    <article className={`${card['card']} ${classes['card']}`}>
      <div className={classes['head']}>
        <PartnerLogo
          alt={formatMessage({ id: 'images.logo' }, { partner: partner.name })}
          name={partner.name}
          orgSlug={partner.orgSlug}
        />
        <h3 className={card['title']}>
          <LocalLink className={card['link']} to={offerPath(city.slug, partner.slug)}>
            {isOfCompany ? city.name : title}
          </LocalLink>
        </h3>
        <div className={classes['toggles']}>
          <CompareToggle offer={data} round />
          <SaveToggle offer={data} round />
        </div>
        <p className={classes['by']}>
          <span className={classes['partner']}>
            {isOfCompany ? (
              title
            ) : isOfCity ? (
              partner.name
            ) : (
              <FormattedMessage id="offerCard.by" values={{ partner: partner.name, city: city.name }} />
            )}
          </span>
          {data.isVerified && (
            <span className={classes['verified']}>
              <IconCircleCheck size={16} stroke={2.5} aria-hidden />
              <VisuallyHidden>
                <FormattedMessage id="offerCard.verified" />
              </VisuallyHidden>
            </span>
          )}
          {isOfCity && category && <span className={classes['chip']}>{category.name}</span>}
        </p>
      </div>
      <OfferCardFigures offer={data} {...{ city, partner, sort }} />
    </article>
  );
}
