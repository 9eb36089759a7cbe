import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useRouter } from 'found';
import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { useModals } from '../../shell/modals/modalHost.tsx';
import { wrappingButton } from '../../ui/button/wrappingButton.ts';
import type { ApplyButton_offer$key } from '../../__generated__/ApplyButton_offer.graphql.ts';
import { applyTarget } from './applyTarget.ts';

interface ApplyButtonProps {
  /** Where on the site the button stands; it becomes the lead's click source. */
  readonly clickSource: string;
  readonly fullWidth?: boolean;
  readonly offer: ApplyButton_offer$key;
  /** A card says only "Apply"; an offer's own page says what happens. */
  readonly short?: boolean;
  readonly size?: 'md' | 'lg';
}

/** Starts an application, after a warning when nobody has verified the offer. Nothing for a closed offer. */
export function ApplyButton(props: ApplyButtonProps) {
  const { clickSource, fullWidth = false, short = false, size = 'md' } = props;
  const offer = useFragment(
    graphql`
      fragment ApplyButton_offer on JobOffer {
        id
        cardTitle
        isDirectApply
        isValid
        isVerified
        status
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
  const { open } = useModals();
  const utmSource: unknown = match.location.query?.['utm_source'];
  const target = applyTarget(offer, {
    click_source: clickSource,
    ...(typeof utmSource === 'string' && utmSource !== '' ? { utm_source: utmSource.slice(0, 255) } : {}),
  });
  if (target === null || !offer.isValid || offer.status === 'EXPIRED') return null;

  const { partnerName } = target;
  const warnFirst = !offer.isVerified;
  const look = {
    classNames: wrappingButton,
    fullWidth,
    size,
  };
  if (target.kind === 'direct') {
    return (
      <Button {...look} onClick={() => open(warnFirst ? 'UnverifiedApply' : 'DirectApply', target)}>
        <FormattedMessage id={short ? 'offerCard.apply' : 'offer.apply.direct'} />
      </Button>
    );
  }
  const warn = (event: MouseEvent) => {
    event.preventDefault();
    open('UnverifiedApply', target);
  };
  return (
    <Button
      {...look}
      {...(short ? {} : { rightSection: <IconArrowRight size={18} aria-hidden="true" /> })}
      renderRoot={(root) => (
        <LocalLink {...root} to={target.path} rel="nofollow" {...(warnFirst ? { onClick: warn } : {})} />
      )}
    >
      <FormattedMessage
        id={short ? 'offerCard.apply' : 'offer.apply.redirect'}
        values={{ partner: partnerName }}
      />
    </Button>
  );
}
