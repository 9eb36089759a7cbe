import { IconCategory } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Flag } from '../../ui/icon/Flag.tsx';
import { MarkedText } from '../../ui/rich-text/MarkedText.tsx';
import { PartnerLogo } from '../../ui/image/PartnerLogo.tsx';
import { useMoney } from '../offer-figures/useMoney.ts';
import classes from './FoundRow.module.css';
import type { FoundRow as Row } from './foundRows.ts';

function FoundPicture({ row: { company, countryCode } }: { readonly row: Row }) {
  if (company) return <PartnerLogo alt="" name={company.name} orgSlug={company.orgSlug} />;
  return (
    <span className={classes['sign']}>
      {countryCode === null ? (
        <IconCategory size={24} stroke={1.5} aria-hidden />
      ) : (
        <Flag code={countryCode} />
      )}
    </span>
  );
}

/** What a search found: its picture, title, company and place, and what it pays or how many gigs it has. */
export function FoundRow({ row }: { readonly row: Row }) {
  const money = useMoney();
  const language = useLanguage();
  const { company, kind, offersCount, pay, place, titleLanguage } = row;
  const isOffer = kind === 'gigs' || kind === 'full-time';
  return (
    <>
      <FoundPicture row={row} />
      <span className={classes['text']}>
        <span className={classes['words']}>
          <span
            className={classes['title']}
            lang={titleLanguage === null || titleLanguage === language ? undefined : titleLanguage}
          >
            <MarkedText parts={row.titleParts} />
          </span>
          <span className={classes['meta']}>
            {isOffer && company && place !== null ? (
              <FormattedMessage id="offerCard.by" values={{ partner: company.name, city: place }} />
            ) : (
              (place ?? <FormattedMessage id={company ? 'citySearch.company' : 'citySearch.category'} />)
            )}
          </span>
        </span>
        {offersCount !== null && (
          <span className={classes['figure']}>
            <FormattedMessage id="city.offers" values={{ count: offersCount }} />
          </span>
        )}
        {pay && (
          <span className={classes['figure']}>
            <FormattedMessage id="offerCard.earning" values={{ amount: <strong>{money(pay)}</strong> }} />
          </span>
        )}
      </span>
    </>
  );
}
