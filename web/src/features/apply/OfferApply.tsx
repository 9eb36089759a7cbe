import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { OfferApply_offer$key } from '../../__generated__/OfferApply_offer.graphql.ts';
import { readSession } from '../../browser/sessionStore.ts';
import { subscribeToStorage } from '../../browser/subscribeToStorage.ts';
import { lazyComponent } from '../../routing/lazyComponent.tsx';
import { wrappingButton } from '../../ui/button/wrappingButton.ts';
import classes from './OfferApply.module.css';
import { ApplyButton } from './ApplyButton.tsx';
import { useSiteConfig } from '../../config/SiteConfig.tsx';
import { isOnHosts } from '../../paths/isOnHosts.ts';
import { outsideUrl } from '../../paths/outsideUrl.ts';
import { SentNote } from './SentNote.tsx';

const ResumedApplication = lazyComponent(() =>
  import('./ResumedApplication.tsx').then((m) => m.ResumedApplication),
);

const hasLeft = (): boolean => readSession('applyAfterLogin') !== null;

interface OfferApplyProps {
  /** Where the button is on the page; becomes the lead's click source. */
  readonly clickSource: string;
  readonly offer: OfferApply_offer$key;
  readonly size?: 'md' | 'lg';
}

/**
 * The apply button on an offer's own page. Without script it links to the company's site, because the form needs
 * script.
 */
export function OfferApply({ clickSource, offer: key, size = 'md' }: OfferApplyProps) {
  const offer = useFragment(
    graphql`
      fragment OfferApply_offer on JobOffer {
        id
        isDirectApply
        isValid
        status
        url
        partner {
          name
        }
        ...ApplyButton_offer
      }
    `,
    key,
  );
  const { partnerHosts } = useSiteConfig();
  const isResuming = useSyncExternalStore(subscribeToStorage, hasLeft, () => false);
  const { partner } = offer;
  if (!partner || !offer.isValid || offer.status === 'EXPIRED') return null;
  const url = outsideUrl(offer.url);
  const isKnownHost = url !== null && isOnHosts(url, partnerHosts);
  return (
    <div className={classes['apply']}>
      {isResuming && <ResumedApplication offerId={offer.id} />}
      <SentNote offerId={offer.id} partnerName={partner.name} />
      <ApplyButton clickSource={clickSource} fullWidth offer={offer} size={size} />
      {offer.isDirectApply && (
        <noscript>
          <p className={classes['withoutScript']}>
            <FormattedMessage id="offer.apply.withoutScript" />
          </p>
          {url && (
            <Button
              classNames={wrappingButton}
              component="a"
              fullWidth
              href={url}
              rel="nofollow noopener"
              rightSection={<IconArrowRight size={18} aria-hidden="true" />}
              size={size}
            >
              {isKnownHost ? (
                <FormattedMessage id="offer.apply.redirect" values={{ partner: partner.name }} />
              ) : (
                <FormattedMessage id="redirect.unknown.link" values={{ host: new URL(url).host }} />
              )}
            </Button>
          )}
        </noscript>
      )}
    </div>
  );
}
