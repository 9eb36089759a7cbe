import { FormattedMessage } from 'react-intl';
import { graphql, useFragment, useMutation } from 'react-relay';
import { Button } from '@mantine/core';
import type { ReviewOpportunitiesMutation } from '../../../__generated__/ReviewOpportunitiesMutation.graphql.ts';
import type { ReviewOpportunities_offers$key } from '../../../__generated__/ReviewOpportunities_offers.graphql.ts';
import { useModals } from '../../../shell/modals/modalHost.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import classes from './desk.module.css';
import { OfferRow } from './OfferRow.tsx';

/** The gigs that the user may review, each of which can be dismissed; nothing when there are none. */
export function ReviewOpportunities({ offers: keys }: { readonly offers: ReviewOpportunities_offers$key }) {
  const offers = useFragment(
    graphql`
      fragment ReviewOpportunities_offers on UserJobOffer @relay(plural: true) {
        id
        opportunity {
          dismissed
        }
        review {
          id
        }
        jobOffer {
          id
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
    keys,
  );
  const { open } = useModals();
  const [dismiss] = useMutation<ReviewOpportunitiesMutation>(graphql`
    mutation ReviewOpportunitiesMutation($offerId: ID!) {
      dismissReviewOpportunity(input: { offerId: $offerId }) {
        opportunity {
          id
          dismissed
        }
        userErrors {
          message
        }
      }
    }
  `);
  const unreviewed = offers.filter(({ opportunity, review }) => opportunity?.dismissed === false && !review);
  if (unreviewed.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="desk.reviews" />}>
      <p className={classes['lead']}>
        <FormattedMessage id="desk.reviews.text" />
      </p>
      <ul className={classes['rows']}>
        {unreviewed.map(({ id, jobOffer }) => {
          const { city, partner } = jobOffer ?? {};
          if (!jobOffer || !city || !partner) return null;
          return (
            <li key={id} className={classes['row']}>
              <OfferRow offer={jobOffer} />
              <div className={classes['actions']}>
                <Button
                  onClick={() =>
                    open('addReview', { offerId: jobOffer.id, partner: partner.name, city: city.name })
                  }
                >
                  <FormattedMessage id="desk.reviews.write" />
                </Button>
                <Button variant="subtle" onClick={() => dismiss({ variables: { offerId: jobOffer.id } })}>
                  <FormattedMessage id="desk.reviews.dismiss" />
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
