import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { MoreJobHeader_offer$key } from '../../__generated__/MoreJobHeader_offer.graphql.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { cityPath } from '../../paths/paths.ts';
import { LanguageLabel } from '../../features/more-jobs/results/LanguageLabel.tsx';
import { PartnerLogo } from '../../ui/image/PartnerLogo.tsx';
import classes from './MoreJobHeader.module.css';

/** The job's title, company and city. */
export function MoreJobHeader({ offer: key }: { readonly offer: MoreJobHeader_offer$key }) {
  const { formatMessage } = useIntl();
  const pageLanguage = useLanguage();
  const { cardTitle, languageCode, city, partner } = useFragment(
    graphql`
      fragment MoreJobHeader_offer on MoreJobOffer {
        cardTitle
        languageCode
        city {
          name
          slug
        }
        partner {
          name
          orgSlug
        }
      }
    `,
    key,
  );
  if (!city || !partner) return null;
  return (
    <header className={classes['header']}>
      <PartnerLogo
        priority
        alt={formatMessage({ id: 'images.logo' }, { partner: partner.name })}
        name={partner.name}
        orgSlug={partner.orgSlug}
      />
      <div className={classes['words']}>
        <h1
          className={classes['title']}
          lang={languageCode === pageLanguage ? undefined : languageCode}
          tabIndex={-1}
        >
          {cardTitle}
        </h1>
        <p className={classes['by']}>
          <FormattedMessage
            id="offerCard.by"
            values={{
              city: <LocalLink to={cityPath(city.slug)}>{city.name}</LocalLink>,
              partner: <b>{partner.name}</b>,
            }}
          />
        </p>
        <div className={classes['badges']}>
          <p className={classes['badge']}>
            <FormattedMessage id="offerType.full_time" />
          </p>
          <LanguageLabel language={languageCode} />
        </div>
      </div>
    </header>
  );
}
