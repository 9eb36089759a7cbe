import { IconBriefcase } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { Applications_offers$key } from '../../../__generated__/Applications_offers.graphql.ts';
import type { Applications_viewer$key } from '../../../__generated__/Applications_viewer.graphql.ts';
import { cityPath, homePath } from '../../../paths/paths.ts';
import { LinkButton } from '../../../shell/LinkButton.tsx';
import { wrappingButton } from '../../../ui/button/wrappingButton.ts';
import { EmptyState } from '../../../ui/card/EmptyState.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { SectionError } from '../../../ui/section/SectionError.tsx';
import list from '../../../ui/page/panelList.module.css';
import { ApplicationRow } from './ApplicationRow.tsx';

interface ApplicationsProps {
  readonly viewer: Applications_viewer$key;
  /** Null when they did not load. */
  readonly offers: Applications_offers$key | null;
}

/**
 * The gigs that the user applied for or reviewed, newest first, with the reviews, which can be changed and deleted; without
 * any, where to find some.
 */
export function Applications({ viewer: key, offers: keys }: ApplicationsProps) {
  const { metadata } = useFragment(
    graphql`
      fragment Applications_viewer on User {
        metadata {
          worktown {
            name
            slug
          }
        }
      }
    `,
    key,
  );
  const offers = useFragment<Applications_offers$key>(
    graphql`
      fragment Applications_offers on UserJobOffer @relay(plural: true) {
        id
        ...ApplicationRow_application
      }
    `,
    keys ?? [],
  );
  const worktown = metadata?.worktown;
  return (
    <Panel title={<FormattedMessage id="desk.applications" />}>
      {keys === null && <SectionError />}
      {keys !== null && offers.length === 0 && (
        <EmptyState
          icon={<IconBriefcase size={32} stroke={1.5} aria-hidden />}
          title={<FormattedMessage id="desk.empty.title" />}
          text={<FormattedMessage id="desk.empty.text" />}
          action={
            <LinkButton classNames={wrappingButton} to={worktown ? cityPath(worktown.slug) : homePath}>
              {worktown ? (
                <FormattedMessage id="city.moreResults" values={{ city: worktown.name }} />
              ) : (
                <FormattedMessage id="account.find" />
              )}
            </LinkButton>
          }
        />
      )}
      <ul className={list['rows']}>
        {offers.map((offer) => (
          <ApplicationRow key={offer.id} application={offer} />
        ))}
      </ul>
    </Panel>
  );
}
