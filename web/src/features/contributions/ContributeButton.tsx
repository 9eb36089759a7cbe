import { Button } from '@mantine/core';
import { useId, useState, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ContributeButton_offer$key } from '../../__generated__/ContributeButton_offer.graphql.ts';
import { pendingContribution, type ContributionKind } from '../../auth/contributions/pendingContributions.ts';
import { subscribeToStorage } from '../../browser/storage/subscribeToStorage.ts';
import { withLateTexts } from '../../i18n/lateTexts.ts';
import { lazyComponent } from '../../routing/lazyComponent.tsx';
import { useModals } from '../../shell/modals/modalHost.tsx';
import './contributionModals.ts';

const AmountForm = lazyComponent(withLateTexts(() => import('./AmountForm.tsx').then((m) => m.AmountForm)));
const QueuedAnswer = lazyComponent(
  withLateTexts(() => import('./QueuedAnswer.tsx').then((m) => m.QueuedAnswer)),
);

const modals = {
  customerAvailability: 'customerAvailability',
  signupLength: 'signup-length-offer',
} as const;

export interface ContributeButtonProps {
  readonly kind: ContributionKind;
  readonly offer: ContributeButton_offer$key;
  /** Id of the figure's heading. */
  readonly headingId: string;
}

/** Opens the dialog for an answer, or the form for an amount below itself. */
export function ContributeButton({ kind, headingId, offer: key }: ContributeButtonProps) {
  const {
    id: offerId,
    city,
    partner,
    currency,
  } = useFragment(
    graphql`
      fragment ContributeButton_offer on JobOffer {
        id
        city {
          name
        }
        partner {
          name
        }
        currency
      }
    `,
    key,
  );
  const { open } = useModals();
  const isQueued = useSyncExternalStore(
    subscribeToStorage,
    () => pendingContribution(kind, offerId) !== undefined,
    () => false,
  );
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const reported = { offerId, city: city?.name ?? '', partner: partner?.name ?? '' };
  const isAmount = kind === 'earnings' || kind === 'cost';
  return (
    <>
      <Button
        variant="default"
        id={id}
        aria-labelledby={`${id} ${headingId}`}
        {...(isAmount ? { 'aria-expanded': isOpen } : { 'aria-haspopup': 'dialog' as const })}
        onClick={() => (isAmount ? setIsOpen(!isOpen) : open(modals[kind], reported))}
      >
        <FormattedMessage id="offer.contribute" />
      </Button>
      {isQueued && !isOpen && <QueuedAnswer />}
      {isAmount && isOpen && (
        <AmountForm
          kind={kind}
          offerId={offerId}
          currency={currency}
          onDone={(hadFocus) => {
            setIsOpen(false);
            if (hadFocus) document.getElementById(id)?.focus();
          }}
        />
      )}
    </>
  );
}
