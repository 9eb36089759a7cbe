import { IconExternalLink } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { wrappingButton } from '../../ui/button/wrappingButton.ts';
import { OutsideLink } from './Steps.tsx';
import { RedirectBox } from './RedirectBox.tsx';
import classes from './RedirectBox.module.css';

interface RedirectUnknownProps {
  readonly address: string;
  readonly partnerName: string;
  /** The path of the offer. */
  readonly back: string;
}

/** Asks before the visitor leaves for a host that is not known to be the company's. */
export function RedirectUnknown({ address, partnerName, back }: RedirectUnknownProps) {
  const { formatMessage } = useIntl();
  const { host } = new URL(address);
  return (
    <div role="alert">
      <RedirectBox
        sign={<IconExternalLink size={56} stroke={1.5} aria-hidden="true" />}
        title={formatMessage({ id: 'redirect.unknown.title' })}
      >
        <p className={classes['text']}>
          <FormattedMessage id="redirect.unknown.text" values={{ host, partner: partnerName }} />
        </p>
        <LinkButton classNames={wrappingButton} size="md" to={back}>
          <FormattedMessage id="redirect.unknown.back" />
        </LinkButton>
        <OutsideLink address={address} />
      </RedirectBox>
    </div>
  );
}
