import { useSyncExternalStore } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { OfferApply_offer$key } from '../../__generated__/OfferApply_offer.graphql.ts';
import { readSession } from '../../browser/storage/sessionStore.ts';
import { subscribeToStorage } from '../../browser/storage/subscribeToStorage.ts';
import { lazyComponent } from '../../routing/lazyComponent.tsx';
import classes from './OfferApply.module.css';
import { ApplyButton } from './ApplyButton.tsx';
import { ApplyWithoutScript } from './ApplyWithoutScript.tsx';
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
        externalUrl
        isDirectApply
        takesApplications
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
  if (!partner || !offer.takesApplications) return null;
  return (
    <div className={classes['apply']}>
      {isResuming && <ResumedApplication offerId={offer.id} />}
      <SentNote offerId={offer.id} partnerName={partner.name} />
      <ApplyButton clickSource={clickSource} fullWidth offer={offer} size={size} />
      {offer.isDirectApply && (
        <noscript>
          {/* React leaves the content of this element alone in the browser, which need not load it. */}
          {import.meta.env.SSR && (
            <ApplyWithoutScript partnerName={partner.name} size={size} url={offer.externalUrl} />
          )}
        </noscript>
      )}
    </div>
  );
}
