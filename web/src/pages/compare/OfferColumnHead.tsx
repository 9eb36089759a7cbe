import { IconCircleCheck, IconX } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { OfferColumnHead_offer$key } from '../../__generated__/OfferColumnHead_offer.graphql.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { offerPath } from '../../paths/paths.ts';
import { PartnerLogo } from '../../ui/image/PartnerLogo.tsx';
import classes from './CompareTable.module.css';

interface OfferColumnHeadProps {
  readonly offer: OfferColumnHead_offer$key;
  /** The address of the comparison without this offer. */
  readonly removeTo: string;
  readonly onRemove: () => void;
}

/** The header of a column with its offer. Removing the offer is a link, so that it works without script. */
export function OfferColumnHead({ offer, removeTo, onRemove }: OfferColumnHeadProps) {
  const { formatMessage } = useIntl();
  const { cardTitle, city, isVerified, partner, takesApplications } = useFragment(
    graphql`
      fragment OfferColumnHead_offer on JobOffer {
        cardTitle
        isVerified
        takesApplications
        city {
          name
          slug
        }
        partner {
          name
          orgSlug
          slug
        }
      }
    `,
    offer,
  );
  if (!city || !partner) return null;
  const names = { partner: partner.name, city: city.name };
  return (
    <div className={classes['head']}>
      <div className={classes['headTop']}>
        <PartnerLogo priority alt="" name={partner.name} orgSlug={partner.orgSlug} />
        <LocalLink
          className={classes['remove']}
          aria-label={formatMessage({ id: 'compare.remove' }, names)}
          to={removeTo}
          onClick={onRemove}
        >
          <IconX size={20} aria-hidden />
        </LocalLink>
      </div>
      <LocalLink className={classes['title']} to={offerPath(city.slug, partner.slug)}>
        {cardTitle || formatMessage({ id: 'offer.title' }, names)}
      </LocalLink>
      <span className={classes['by']}>
        <FormattedMessage id="offerCard.by" values={names} />
      </span>
      {!takesApplications ? (
        <span className={classes['closed']}>
          <FormattedMessage id="offer.expired" />
        </span>
      ) : (
        isVerified && (
          <span className={classes['verified']}>
            <IconCircleCheck size={16} stroke={2.5} aria-hidden />
            <FormattedMessage id="offerCard.verified" />
          </span>
        )
      )}
    </div>
  );
}
