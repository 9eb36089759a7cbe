import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { NetEarnings_offer$key } from '../../__generated__/NetEarnings_offer.graphql.ts';
import { Fold } from '../../ui/facts/Fold.tsx';
import { calculatorPath } from '../../paths/paths.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { withLateTexts } from '../../i18n/lateTexts.ts';
import { lazyComponent } from '../../routing/lazyComponent.tsx';
import { written } from '../../ui/rich-text/written.tsx';
import { weekFieldNames } from './weekFields.ts';

// What the server wrote works until the code is loaded.
const NetEarningsForm = import.meta.env.SSR
  ? (await import('./NetEarningsForm.tsx')).NetEarningsForm
  : lazyComponent(
      withLateTexts(() => import('./NetEarningsForm.tsx').then((m) => m.NetEarningsForm)),
      written,
    );

interface NetEarningsProps {
  readonly offer: NetEarnings_offer$key;
  readonly query: Readonly<Record<string, unknown>>;
}

/** What is left of the average pay of an offer; nothing while its pay is unknown. */
export function NetEarnings({ offer, query }: NetEarningsProps) {
  const { earning } = useFragment(
    graphql`
      fragment NetEarnings_offer on JobOffer {
        earning {
          average {
            amount
            currency
          }
          net {
            costs {
              amount
            }
            taxPercent
            sources
          }
        }
      }
    `,
    offer,
  );
  const { average, net } = earning ?? {};
  if (!average) return null;
  const isSent = weekFieldNames.some((name) => query[name] !== undefined);
  return (
    <Fold id="net-earnings" title={<FormattedMessage id="offer.net.title" />} isOpen={isSent}>
      <NetEarningsForm pay={average} usual={net ?? null} query={query} />
      <p>
        <LocalLink to={calculatorPath}>
          <FormattedMessage id="footer.calculator" />
        </LocalLink>
      </p>
    </Fold>
  );
}
