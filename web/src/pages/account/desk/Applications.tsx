import { Button } from '@mantine/core';
import { IconBriefcase } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { Applications_offers$key } from '../../../__generated__/Applications_offers.graphql.ts';
import type { Applications_viewer$key } from '../../../__generated__/Applications_viewer.graphql.ts';
import { cityPath, homePath } from '../../../paths/paths.ts';
import { LinkButton } from '../../../shell/LinkButton.tsx';
import { useModals } from '../../../shell/modals/modalHost.tsx';
import { wrappingButton } from '../../../ui/button/wrappingButton.ts';
import { useDateFormat } from '../../../ui/date/useDateFormat.ts';
import { EmptyState } from '../../../ui/card/EmptyState.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { SectionError } from '../../../ui/section/SectionError.tsx';
import classes from './desk.module.css';
import list from '../../../ui/page/panelList.module.css';
import { OfferRow } from './OfferRow.tsx';
import { OwnReview } from './OwnReview.tsx';
import { ApplicationStages } from './stage/ApplicationStages.tsx';
import { FirstPayout } from './stage/FirstPayout.tsx';
import { isMereVisit } from './stage/stages.ts';
import { VisitActions } from './VisitActions.tsx';

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
  const { open } = useModals();
  const formatDate = useDateFormat();
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
        appliedAt
        application {
          stage
          reachedOn
          ...ApplicationStages_application
        }
        review {
          id
          ...OwnReview_review
        }
        jobOffer {
          id
          isDirectApply
          takesApplications
          city {
            name
          }
          partner {
            name
          }
          ...OfferRow_offer
        }
      }
    `,
    keys ?? [],
  );
  const worktown = metadata?.worktown;
  /** The offers of visits that were removed on this page. */
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const mark = (offerId: string, isRemoved: boolean) =>
    setRemoved(
      (before) => new Set([...before].filter((id) => id !== offerId).concat(isRemoved ? offerId : [])),
    );
  const rows = offers.flatMap(({ jobOffer, ...row }) => {
    if (!jobOffer) return [];
    const { application } = row;
    const isVisit = application ? isMereVisit(jobOffer.isDirectApply, application) : false;
    const isRemoved = isVisit && !row.review && removed.has(jobOffer.id);
    return isRemoved ? [] : [{ ...row, jobOffer, isVisit }];
  });
  return (
    <Panel title={<FormattedMessage id="desk.applications" />}>
      {keys === null && <SectionError />}
      {keys !== null && rows.length === 0 && (
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
        {rows.map(({ id, appliedAt, application, review, jobOffer, isVisit }) => {
          const partnerName = jobOffer.partner?.name ?? '';
          const cityName = jobOffer.city?.name ?? '';
          const offerId = jobOffer.id;
          return (
            <li key={id} className={list['row']}>
              <OfferRow offer={jobOffer}>
                <p className={classes['meta']}>
                  {appliedAt && (
                    <span>
                      <FormattedMessage
                        id={isVisit ? 'offer.apply.left' : 'offer.apply.sent'}
                        values={{
                          date: formatDate(appliedAt, { dateStyle: 'medium' }),
                          partner: partnerName,
                        }}
                      />
                    </span>
                  )}
                  {!jobOffer.takesApplications && (
                    <span className={classes['closed']}>
                      <FormattedMessage id="offer.expired" />
                    </span>
                  )}
                </p>
                {review && <OwnReview review={review} />}
              </OfferRow>
              {review && (
                <div className={classes['actions']}>
                  <Button
                    variant="subtle"
                    aria-haspopup="dialog"
                    onClick={() => open('addReview', { offerId, partner: partnerName, city: cityName })}
                  >
                    <FormattedMessage id="review.edit" />
                  </Button>
                </div>
              )}
              {isVisit && !review && <VisitActions offerId={offerId} onRemove={mark} />}
              {application && (
                <ApplicationStages
                  application={application}
                  offerId={offerId}
                  partnerName={partnerName}
                  isVisit={isVisit}
                />
              )}
              {application?.stage === 'FIRST_PAYOUT' && (
                <FirstPayout
                  offerId={offerId}
                  partnerName={partnerName}
                  cityName={cityName}
                  isReviewed={Boolean(review)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
