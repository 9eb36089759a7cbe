import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { Dropdown } from '../../ui/dropdown/Dropdown.tsx';
import classes from './Verification.module.css';

interface VerificationProps {
  readonly isVerified: boolean;
  readonly partner: string;
}

/** Whether the company has confirmed the gig; pressed, it says what that means. */
export function Verification({ isVerified, partner }: VerificationProps) {
  const Icon = isVerified ? IconCircleCheck : IconAlertTriangle;
  const label = useIntl().formatMessage({ id: isVerified ? 'offerCard.verified' : 'offer.unverified' });
  return (
    <Dropdown
      type="simple"
      className={classes[isVerified ? 'verified' : 'unverified']}
      panelClassName={classes['meaning']}
      label={label}
      summary={
        <>
          <Icon size={18} aria-hidden />
          <span>{label}</span>
        </>
      }
    >
      <FormattedMessage
        id={isVerified ? 'offer.verified.text' : 'offer.unverified.text'}
        values={{ partner }}
      />{' '}
      <LocalLink to="/about">
        <FormattedMessage id="offer.verified.more" />
      </LocalLink>
    </Dropdown>
  );
}
