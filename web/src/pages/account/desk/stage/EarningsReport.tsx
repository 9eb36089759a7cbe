import { graphql } from 'react-relay';
import { useLazyLoadQuery } from 'react-relay/hooks';
import type { EarningsReportQuery } from '../../../../__generated__/EarningsReportQuery.graphql.ts';
import { withLateTexts } from '../../../../i18n/lateTexts.ts';
import { lazyComponent } from '../../../../routing/lazyComponent.tsx';
import { QueryBoundary } from '../../../../shell/QueryBoundary.tsx';
import { SectionError } from '../../../../ui/section/SectionError.tsx';

const AmountForm = lazyComponent(
  withLateTexts(() => import('../../../../features/contributions/AmountForm.tsx').then((m) => m.AmountForm)),
);

interface EarningsReportProps {
  readonly offerId: string;
  /** Called once the amount is sent, queued or withdrawn; `hadFocus`: see `AmountForm`. */
  readonly onDone: (hadFocus: boolean) => void;
}

function CurrencyAmount({ offerId, onDone, fetchKey }: EarningsReportProps & { readonly fetchKey: number }) {
  const { node } = useLazyLoadQuery<EarningsReportQuery>(
    graphql`
      query EarningsReportQuery($offerId: ID!) {
        node(id: $offerId) {
          ... on JobOffer {
            currency
          }
        }
      }
    `,
    { offerId },
    { fetchKey },
  );
  if (!node?.currency) return <SectionError />;
  return <AmountForm kind="earnings" offerId={offerId} currency={node.currency} onDone={onDone} />;
}

/** The form for what the user earns in an hour, in the currency of the offer, which is looked up first. */
export function EarningsReport(props: EarningsReportProps) {
  return (
    <QueryBoundary waiting={null}>
      {(fetchKey) => <CurrencyAmount {...props} fetchKey={fetchKey} />}
    </QueryBoundary>
  );
}
