import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { SentApplicationsQuery } from '../../../__generated__/SentApplicationsQuery.graphql.ts';
import { useSentApplications, type SentApplication } from '../../../features/apply/sentApplications.ts';
import { directPath } from '../../../paths/paths.ts';
import { useUnsuspendedQuery } from '../../../relay/useUnsuspendedQuery.ts';
import { LocalLink } from '../../../routing/LocalLink.tsx';
import { useDateFormat } from '../../../ui/date/useDateFormat.ts';
import { Panel } from '../../../ui/page/Panel.tsx';
import list from '../../../ui/page/panelList.module.css';
import desk from '../desk/desk.module.css';
import { OfferRow } from '../desk/OfferRow.tsx';
import { GuestNote } from './GuestNote.tsx';

/** Each offer costs the gateway several calls. */
const maxShown = 12;

const query = graphql`
  query SentApplicationsQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on JobOffer @alias(as: "offer") {
        id
        partner {
          name
        }
        ...OfferRow_offer
      }
    }
  }
`;

/** The applications that a guest sent from this browser, newest first; nothing without any. */
export function SentApplications() {
  const sent = useSentApplications().slice(0, maxShown);
  const ids = [...new Set(sent.map(({ offerId }) => offerId))];
  const offers =
    useUnsuspendedQuery<SentApplicationsQuery>(query, ids.length === 0 ? null : { ids })?.nodes ?? [];
  if (sent.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="saved.sent.title" />}>
      <GuestNote text="saved.sent.guest" />
      <ul className={list['rows']}>
        {sent.map((application) => {
          const offer = offers.find((node) => node?.offer?.id === application.offerId)?.offer;
          const partner = offer?.partner?.name ?? application.form?.partner;
          if (partner === undefined) return null;
          const words = (
            <p className={desk['meta']}>
              <SentOn application={application} partner={partner} />
            </p>
          );
          return (
            <li key={application.leadId} className={list['row']}>
              {offer ? (
                <OfferRow offer={offer}>{words}</OfferRow>
              ) : (
                <div className={desk['words']}>
                  <h3 className={desk['title']}>{application.form?.gig}</h3>
                  <p className={desk['meta']}>{partner}</p>
                  {words}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

interface SentOnProps {
  readonly application: SentApplication;
  readonly partner: string;
}

/** The day, in the visitor's time zone. What this site's form sent has a page that says what comes next. */
function SentOn({ application: { form, leadId, sentAt }, partner }: SentOnProps) {
  const formatDate = useDateFormat();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const date = formatDate(new Date(sentAt).toISOString(), { dateStyle: 'medium', timeZone });
  if (form === null) return <FormattedMessage id="offer.apply.left" values={{ date, partner }} />;
  return (
    <LocalLink to={directPath(leadId)}>
      <FormattedMessage id="offer.apply.sent" values={{ date }} />
    </LocalLink>
  );
}
