import { IconCircleCheck } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { firstText } from '../../i18n/firstText.ts';
import { graphql, useFragment } from 'react-relay';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { offerPath } from '../../paths/paths.ts';
import card from '../../ui/card/card.module.css';
import { PartnerLogo } from '../../ui/image/PartnerLogo.tsx';
import type { OfferCard_offer$key } from '../../__generated__/OfferCard_offer.graphql.ts';
import { OfferCardAction } from './OfferCardAction.tsx';
import classes from './OfferCard.module.css';
import { OfferCardFigures } from './OfferCardFigures.tsx';
import { CompareToggle } from '../comparison/CompareToggle.tsx';
import { SaveToggle } from '../saved-offers/SaveToggle.tsx';
import type { Elements } from '../../ui/elements.ts';

/** The number of chips on a card; an offer may have more categories. */
const chipLimit = 3;

interface OfferCardProps {
  readonly offer: OfferCard_offer$key;
  /** What a list adds to the figures of the card. */
  readonly figure?: Elements;
}

/** An offer in a list: its title, pay and rating, and one action. */
export function OfferCard({ offer, figure }: OfferCardProps) {
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
          id
          name
        }
        ...OfferCardFigures_offer
        ...OfferCardAction_offer
        ...OfferToggle_offer
      }
    `,
    offer,
  );
  const { partner, city } = data;
  if (!partner || !city) return null;
  return (
    <article className={`${card['card']} ${card['tile']} ${classes['card']}`}>
      <div className={card['head']}>
        <PartnerLogo
          alt={formatMessage({ id: 'images.logo' }, { partner: partner.name })}
          name={partner.name}
          orgSlug={partner.orgSlug}
        />
        <div className={card['words']}>
          <h3 className={card['title']}>
            <LocalLink className={card['link']} to={offerPath(city.slug, partner.slug)}>
              {firstText(data.cardTitle, partner.name)}
            </LocalLink>
          </h3>
          <p className={classes['by']}>
            <FormattedMessage id="offerCard.by" values={{ partner: partner.name, city: city.name }} />
            {data.isVerified && (
              <span className={classes['verified']}>
                <IconCircleCheck size={16} stroke={2.5} aria-hidden />
                <FormattedMessage id="offerCard.verified" />
              </span>
            )}
          </p>
        </div>
        <SaveToggle offer={data} round />
      </div>
      <OfferCardFigures offer={data} {...{ city, partner }} />
      {figure}
      <ul className={`${card['chips']} ${classes['chips']}`}>
        {data.categories.slice(0, chipLimit).map((category) => (
          <li key={category.id}>{category.name}</li>
        ))}
      </ul>
      <OfferCardAction offer={data} to={offerPath(city.slug, partner.slug)}>
        <CompareToggle offer={data} />
      </OfferCardAction>
    </article>
  );
}
