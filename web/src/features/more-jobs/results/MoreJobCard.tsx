import { IconMapPin } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { firstText } from '../../../i18n/firstText.ts';
import { graphql, useFragment } from 'react-relay';
import type { MoreJobCard_offer$key } from '../../../__generated__/MoreJobCard_offer.graphql.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { LocalLink } from '../../../routing/LocalLink.tsx';
import { moreJobOfferPath } from '../../../paths/paths.ts';
import card from '../../../ui/card/card.module.css';
import { WrittenDate } from '../../../ui/date/WrittenDate.tsx';
import { PartnerLogo } from '../../../ui/image/PartnerLogo.tsx';
import { MarkedText } from '../../../ui/rich-text/MarkedText.tsx';
import { typeMessage } from '../../filters/offerType.ts';
import { contractMessage } from '../search/contract.ts';
import { keywordParts } from './keywordParts.ts';
import classes from './MoreJobCard.module.css';
import { usePayText } from './usePayText.ts';

interface MoreJobCardProps {
  readonly offer: MoreJobCard_offer$key;
  /** The search, whose words are highlighted. */
  readonly keyword?: string | null;
}

/** A full-time offer in a list. */
export function MoreJobCard({ offer: key, keyword = null }: MoreJobCardProps) {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const offer = useFragment(
    graphql`
      fragment MoreJobCard_offer on MoreJobOffer {
        uuid
        cardTitle
        cardOverview
        languageCode
        feedId
        slugTitle
        datePosted
        type
        contract
        ...usePayText_offer
        city {
          name
          slug
          country {
            name
          }
        }
        partner {
          name
          slug
          orgSlug
        }
      }
    `,
    key,
  );
  const pay = usePayText(offer);
  const { city, partner, cardTitle, cardOverview, datePosted } = offer;
  if (!city || !partner) return null;
  const place = {
    citySlug: city.slug,
    partnerSlug: partner.slug,
    feed: offer.feedId,
    slugTitle: offer.slugTitle,
    uuid: offer.uuid,
  };
  const lang = offer.languageCode === language ? undefined : offer.languageCode;
  const terms = [
    formatMessage({ id: typeMessage(offer.type) }),
    ...(offer.contract ? [formatMessage({ id: contractMessage(offer.contract) })] : []),
    ...(lang === undefined ? [] : [formatMessage({ id: 'text.inLanguage' }, { language: lang })]),
  ];
  return (
    <article className={`${card['card']} ${classes['card']}`}>
      <PartnerLogo
        alt={formatMessage({ id: 'images.logo' }, { partner: partner.name })}
        name={partner.name}
        orgSlug={partner.orgSlug}
      />
      <div className={card['words']}>
        <h3 className={card['title']}>
          <LocalLink className={card['link']} to={moreJobOfferPath(place)} lang={lang}>
            <MarkedText parts={keywordParts(firstText(cardTitle, partner.name), keyword)} />
          </LocalLink>
        </h3>
        <p className={classes['by']}>
          <span>{partner.name}</span>
          <span className={classes['place']}>
            <IconMapPin size={16} stroke={1.5} aria-hidden />
            <span>{`${city.name}, ${city.country.name}`}</span>
          </span>
        </p>
        <ul className={classes['terms']}>
          {pay !== null && <li className={classes['pay']}>{pay}</li>}
          <li>{terms.join(' · ')}</li>
        </ul>
        {cardOverview && (
          <p className={classes['overview']} lang={lang}>
            <MarkedText parts={keywordParts(cardOverview, keyword)} />
          </p>
        )}
      </div>
      {datePosted && (
        <p className={classes['date']}>
          <FormattedMessage
            id="moreJobs.posted"
            values={{
              date: <WrittenDate instant={datePosted} length="medium" />,
            }}
          />
        </p>
      )}
    </article>
  );
}
