import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { OfferRow_offer$key } from '../../../__generated__/OfferRow_offer.graphql.ts';
import { firstText } from '../../../i18n/firstText.ts';
import { offerPath } from '../../../paths/paths.ts';
import { LocalLink } from '../../../routing/LocalLink.tsx';
import { PartnerLogo } from '../../../ui/image/PartnerLogo.tsx';
import classes from './desk.module.css';
import type { Elements } from '../../../ui/elements.ts';

interface OfferRowProps {
  readonly offer: OfferRow_offer$key;
  /** What the user did with it. */
  readonly children?: Elements;
}

/** A gig of the user: logo, title, company and city. */
export function OfferRow({ offer, children }: OfferRowProps) {
  const { formatMessage } = useIntl();
  const row = useFragment(
    graphql`
      fragment OfferRow_offer on JobOffer {
        cardTitle
        city @required(action: NONE) {
          name
          slug
        }
        partner @required(action: NONE) {
          name
          slug
          orgSlug
        }
      }
    `,
    offer,
  );
  if (!row) return null;
  const { cardTitle, city, partner } = row;
  return (
    <div className={classes['offer']}>
      <PartnerLogo
        alt={formatMessage({ id: 'images.logo' }, { partner: partner.name })}
        name={partner.name}
        orgSlug={partner.orgSlug}
      />
      <div className={classes['words']}>
        <h3 className={classes['title']}>
          <LocalLink to={offerPath(city.slug, partner.slug)}>{firstText(cardTitle, partner.name)}</LocalLink>
        </h3>
        <p className={classes['meta']}>
          <FormattedMessage id="offerCard.by" values={{ partner: partner.name, city: city.name }} />
        </p>
        {children}
      </div>
    </div>
  );
}
