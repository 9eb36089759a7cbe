import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useRouter } from 'found';
import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { offerPath } from '../../paths/paths.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { useModals } from '../../shell/modals/modalHost.tsx';
import { wrappingButton } from '../../ui/button/wrappingButton.ts';
import type { ApplyButton_offer$key } from '../../__generated__/ApplyButton_offer.graphql.ts';
import classes from './ApplyButton.module.css';
import { applyTarget } from './applyTarget.ts';
import { clickDataOf } from '../../paths/clickData.ts';
import { useSentTo } from './sentApplications.ts';
import { ApplyOnSite } from './ApplyOnSite.tsx';

interface ApplyButtonProps {
  /** Where the button is on the site; becomes the lead's click source. */
  readonly clickSource: string;
  readonly fullWidth?: boolean;
  readonly offer: ApplyButton_offer$key;
  /** Shows only "Apply", for the comparison; an offer's own page names the next step. */
  readonly short?: boolean;
  readonly size?: 'md' | 'lg';
}

/** Starts an application, after a warning when nobody has verified the offer. Renders nothing for a closed offer. */
export function ApplyButton(props: ApplyButtonProps) {
  const { clickSource, fullWidth = false, short = false, size = 'md' } = props;
  const offer = useFragment(
    graphql`
      fragment ApplyButton_offer on JobOffer {
        id
        cardTitle
        isDirectApply
        isVerified
        price
        takesApplications
        city {
          slug
        }
        partner {
          name
          slug
        }
      }
    `,
    props.offer,
  );
  const { match } = useRouter();
  const again = useSentTo(offer.id) !== undefined;
  const { open } = useModals();
  const target = applyTarget(offer, clickDataOf(clickSource, match.location));
  if (target === null || !offer.takesApplications) return null;

  const { partnerName } = target;
  const needsWarning = !offer.isVerified;
  const buttonProps = {
    classNames: wrappingButton,
    fullWidth,
    size,
  };
  if (target.kind === 'direct') {
    const { city, partner } = offer;
    return (
      <>
        <Button
          {...buttonProps}
          className={classes['opensForm'] ?? ''}
          onClick={() => open(needsWarning ? 'UnverifiedApply' : 'DirectApply', target)}
        >
          <FormattedMessage
            id={again ? 'offer.apply.again' : short ? 'offerCard.apply' : 'offer.apply.direct'}
          />
        </Button>
        {short && city && partner && (
          <noscript>
            <LinkButton {...buttonProps} to={offerPath(city.slug, partner.slug)}>
              <FormattedMessage id="offerCard.see" />
            </LinkButton>
          </noscript>
        )}
      </>
    );
  }
  const warn = (event: MouseEvent) => {
    event.preventDefault();
    open('UnverifiedApply', target);
  };
  return (
    <LinkButton
      {...buttonProps}
      {...(short ? {} : { rightSection: <IconArrowRight size={18} aria-hidden="true" /> })}
      to={target.path}
      rel="nofollow"
      {...(needsWarning ? { onClick: warn } : {})}
    >
      {short ? (
        <FormattedMessage id={again ? 'offer.apply.again' : 'offerCard.apply'} />
      ) : (
        <ApplyOnSite partner={partnerName} />
      )}
    </LinkButton>
  );
}
