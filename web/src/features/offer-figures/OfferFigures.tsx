import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Section } from '../../ui/section/Section.tsx';
import type { OfferFigures_offer$key } from '../../__generated__/OfferFigures_offer.graphql.ts';
import type { ContributionKind } from '../../auth/contributions/pendingContributions.ts';
import { Contribute } from '../contributions/Contribute.tsx';
import { availabilities, signUpTimes } from './figureChoices.ts';
import { CostFigure } from './CostFigure.tsx';
import { Distribution } from './Distribution.tsx';
import { EarningsFigure } from './EarningsFigure.tsx';
import classes from './figures.module.css';

/** What people who do the gig report about money and time. Figures that were not requested are omitted. */
export function OfferFigures({ offer: key }: { readonly offer: OfferFigures_offer$key }) {
  const offer = useFragment(
    graphql`
      fragment OfferFigures_offer on JobOffer {
        ...ContributeButton_offer
        ...EarningsFigure_offer
        ...CostFigure_offer
        earning @catch(to: RESULT) {
          count
        }
        costToStart {
          count
        }
        signUpTime @catch(to: RESULT) {
          count
          latest
          percents {
            key
            percent
          }
        }
        customerAvailability @catch(to: RESULT) {
          count
          latest
          percents {
            key
            percent
          }
        }
      }
    `,
    key,
  );
  const { costToStart, customerAvailability, earning, signUpTime } = offer;
  const isRequested = [earning, signUpTime, customerAvailability].some(
    (answer) => !answer.ok || answer.value,
  );
  if (!isRequested && !costToStart) return null;
  const actionOf = (kind: ContributionKind) => (headingId: string) => (
    <Contribute kind={kind} offer={offer} headingId={headingId} />
  );
  return (
    <Section title={<FormattedMessage id="offer.figures" />}>
      <p className={classes['help']}>
        <FormattedMessage id="offer.figures.help" />
      </p>
      <div className={classes['grid']}>
        <EarningsFigure action={actionOf('earnings')} offer={offer} />
        <CostFigure action={actionOf('cost')} offer={offer} />
        <Distribution
          action={actionOf('signupLength')}
          answers={signUpTime}
          options={signUpTimes}
          title={<FormattedMessage id="offer.signUp.title" />}
        />
        <Distribution
          action={actionOf('customerAvailability')}
          answers={customerAvailability}
          options={availabilities}
          title={<FormattedMessage id="offer.availability.title" />}
        />
      </div>
      <details className={classes['details']}>
        <summary>
          <FormattedMessage id="offer.figures.rule" />
        </summary>
        <p>
          <FormattedMessage id="offer.figures.rule.text" />
        </p>
      </details>
    </Section>
  );
}
