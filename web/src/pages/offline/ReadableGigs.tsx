import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { readablePages } from '../../browser/offline/copies.ts';
import { pathOfComparison, pathOfOffer, readableLists } from '../../features/offline/copiesToKeep.ts';
import type { StoredOffer } from '../../features/stored-offers/storedOffers.ts';
import { PartnerLogo } from '../../ui/image/PartnerLogo.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import list from '../../ui/page/panelList.module.css';
import classes from './ReadableGigs.module.css';

interface Readable {
  /** Where the comparison is; null where there is none. */
  readonly comparison: string | null;
  readonly offers: readonly (StoredOffer & { readonly href: string })[];
}

/** What of the visitor's lists has a copy, in whichever language. */
const findReadable = async (): Promise<Readable> => {
  const pages = await readablePages();
  const copyOf = (path: string) => pages.find((page) => page.endsWith(path));
  const { saved, compared, viewed } = readableLists();
  const offers = [...new Map([...saved, ...viewed].map((offer) => [offer.id, offer])).values()];
  return {
    comparison: (compared.length > 0 && copyOf(pathOfComparison(compared))) || null,
    offers: offers.flatMap((offer) => {
      const href = copyOf(pathOfOffer(offer));
      return href === undefined ? [] : [{ ...offer, href }];
    }),
  };
};

/** The gigs, and the comparison, that the visitor can read without a connection. The browser loads them anew, from their copies. */
export function ReadableGigs() {
  const { formatMessage } = useIntl();
  const [readable, setReadable] = useState<Readable | null>(null);
  useEffect(() => {
    void findReadable().then(setReadable);
  }, []);
  if (readable === null) return null;
  const { comparison, offers } = readable;
  if (comparison === null && offers.length === 0)
    return (
      <p className={classes['nothing']}>
        <FormattedMessage id="offline.nothing" />
      </p>
    );
  return (
    <Panel title={<FormattedMessage id="offline.readable" />}>
      <ul className={list['rows']}>
        {comparison !== null && (
          <li className={list['row']}>
            <a className={classes['link']} href={comparison}>
              <FormattedMessage id="offline.comparison" />
            </a>
          </li>
        )}
        {offers.map(({ id, city, href, logo, partner }) => (
          <li key={id} className={list['row']}>
            <PartnerLogo
              alt={formatMessage({ id: 'images.logo' }, { partner })}
              name={partner}
              orgSlug={logo}
            />
            <div className={classes['words']}>
              <a className={classes['link']} href={href}>
                {partner}
              </a>
              <p className={classes['city']}>{city}</p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
