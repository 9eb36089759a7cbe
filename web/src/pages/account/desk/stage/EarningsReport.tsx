import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { EarningsReportQuery } from '../../../../__generated__/EarningsReportQuery.graphql.ts';
import { withLateTexts } from '../../../../i18n/lateTexts.ts';
import { lazyComponent } from '../../../../routing/lazyComponent.tsx';
import { SectionError } from '../../../../ui/section/SectionError.tsx';

const AmountForm = lazyComponent(
  withLateTexts(() => import('../../../../features/contributions/AmountForm.tsx').then((m) => m.AmountForm)),
);

interface EarningsReportProps {
  readonly offerId: string;
  /** Called once the amount is sent, queued or withdrawn; `hadFocus`: see `AmountForm`. */
  readonly onDone: (hadFocus: boolean) => void;
}

/** The form for what the user earns in an hour, in the currency of the offer, which is looked up first. */
export function EarningsReport({ offerId, onDone }: EarningsReportProps) {
  const environment = useRelayEnvironment();
  const [currency, setCurrency] = useState<string | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  useEffect(() => {
    const request = fetchQuery<EarningsReportQuery>(
      environment,
      graphql`
        query EarningsReportQuery($offerId: ID!) {
          node(id: $offerId) {
            ... on JobOffer {
              costToStart {
                currency
              }
            }
          }
        }
      `,
      { offerId },
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: ({ node }) => {
        if (node?.costToStart) setCurrency(node.costToStart.currency);
        else setIsFailed(true);
      },
      error: () => setIsFailed(true),
    });
    return () => request.unsubscribe();
  }, [environment, offerId]);
  if (isFailed) return <SectionError />;
  return currency === null ? null : (
    <AmountForm kind="earnings" offerId={offerId} currency={currency} onDone={onDone} />
  );
}
