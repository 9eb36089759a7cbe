import { IconChartBar } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { OwnAnswers_viewer$key } from '../../../../__generated__/OwnAnswers_viewer.graphql.ts';
import { useContribute } from '../../../../features/contributions/useContribute.tsx';
import { nodesOf } from '../../../../relay/nodesOf.ts';
import { EmptyState } from '../../../../ui/card/EmptyState.tsx';
import { Panel } from '../../../../ui/page/Panel.tsx';
import list from '../../../../ui/page/panelList.module.css';
import { SectionError } from '../../../../ui/section/SectionError.tsx';
import { ReportedOffer } from './ReportedOffer.tsx';

interface OwnAnswersProps {
  readonly viewer: OwnAnswers_viewer$key;
}

/** What the user reported about gigs, the latest first, each of which can be withdrawn; without any, where to report something. */
export function OwnAnswers({ viewer: key }: OwnAnswersProps) {
  const { reportedOffers } = useFragment(
    graphql`
      fragment OwnAnswers_viewer on User {
        reportedOffers(first: 50) {
          edges {
            node {
              id
              jobOffer @required(action: NONE) {
                city @required(action: NONE) {
                  id
                }
                partner @required(action: NONE) {
                  id
                }
              }
              contributions {
                earningReportedAt
                costToStartReportedAt
                signUpTimeReportedAt
                customerAvailabilityReportedAt
              }
              ...ReportedOffer_offer
            }
          }
        }
      }
    `,
    key,
  );
  // Withdrawing is undone by answering again, also where the answer was the only one of its offer.
  const { contribute } = useContribute(() => undefined);
  const offers = reportedOffers ? nodesOf(reportedOffers) : null;
  const reported = offers?.filter(({ contributions }) => Object.values(contributions ?? {}).some(Boolean));
  return (
    <Panel title={<FormattedMessage id="desk.answers" />}>
      {reported === undefined && <SectionError />}
      {reported?.length === 0 && (
        <EmptyState
          icon={<IconChartBar size={32} stroke={1.5} aria-hidden />}
          title={<FormattedMessage id="desk.answers.empty.title" />}
          text={<FormattedMessage id="desk.answers.empty.text" />}
        />
      )}
      <ul className={list['rows']}>
        {reported?.map((offer) => (
          <ReportedOffer
            key={offer.id}
            offer={offer}
            onUndo={(answer) => void contribute(answer, null, true)}
          />
        ))}
      </ul>
    </Panel>
  );
}
