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
  const isResuming = useSyncExternalStore(subscribeToStorage, hasLeft, () => false);
  const { partner } = offer;
  if (!partner || !offer.isValid || offer.status === 'EXPIRED') return null;
  const url = outsideUrl(offer.url);
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
              <FormattedMessage id="offer.apply.redirect" values={{ partner: partner.name }} />
            </Button>
          )}
        </noscript>
      )}
    </div>
  );
}
