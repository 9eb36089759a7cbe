import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { OfferHeader_offer$key } from '../../__generated__/OfferHeader_offer.graphql.ts';
import { CompareToggle } from '../../features/comparison/CompareToggle.tsx';
import { typeMessage } from '../../features/filters/offerType.ts';
import { SaveToggle } from '../../features/saved-offers/SaveToggle.tsx';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { cityCategoryPath, cityPath, companyPath, offerPath } from '../../paths/paths.ts';
import { ShareButton } from '../../shell/share/ShareButton.tsx';
import { Verification } from './Verification.tsx';
import { PartnerLogo } from '../../ui/image/PartnerLogo.tsx';
import classes from './OfferHeader.module.css';

/** The offer's title, company, city, verification, type and categories. */
export function OfferHeader({ offer: key }: { readonly offer: OfferHeader_offer$key }) {
  const { formatMessage } = useIntl();
  const offer = useFragment(
    graphql`
      fragment OfferHeader_offer on JobOffer {
        cardTitle
        isVerified
        type
        categories {
          id
          name
          slug
        }
        city {
          name
          slug
        }
        partner {
          name
          slug
          orgSlug
        }
        ...OfferToggle_offer
      }
    `,
    key,
  );
  const { cardTitle, categories, city, isVerified, partner, type } = offer;
  if (!city || !partner) return null;
  const title = cardTitle || formatMessage({ id: 'offer.title' }, { city: city.name, partner: partner.name });
  return (
    <header className={classes['header']}>
      <PartnerLogo
        priority
        alt={formatMessage({ id: 'images.logo' }, { partner: partner.name })}
        name={partner.name}
        orgSlug={partner.orgSlug}
      />
      <div className={classes['names']}>
        <h1 className={classes['title']} tabIndex={-1}>
          {title}
        </h1>
        <p className={classes['by']}>
          <FormattedMessage
            id="offerCard.by"
            values={{
              city: <LocalLink to={cityPath(city.slug)}>{city.name}</LocalLink>,
              partner: <LocalLink to={companyPath(partner.slug)}>{partner.name}</LocalLink>,
            }}
          />
        </p>
      </div>
      <ul className={classes['chips']}>
        <li>
          <Verification isVerified={isVerified} partner={partner.name} />
        </li>
        <li>
          <FormattedMessage id={typeMessage(type)} />
        </li>
        {categories.map(({ id, name, slug }) => (
          <li key={id}>
            <LocalLink to={cityCategoryPath(city.slug, slug)}>{name}</LocalLink>
          </li>
        ))}
      </ul>
      <div className={classes['choices']}>
        <CompareToggle offer={offer} />
        <SaveToggle offer={offer} />
        <ShareButton path={offerPath(city.slug, partner.slug)} title={title} />
      </div>
    </header>
  );
}
