import { FormattedMessage } from 'react-intl';
import classes from '../auth.module.css';
import { QrCode } from './QrCode.tsx';
import type { Elements } from '../../../ui/elements.ts';

interface TotpSetupProps {
  readonly secret: string;
  readonly uri: string;
  /** The form for the first code. */
  readonly children: Elements;
}

/** The secret in groups of four, which are easier to type. */
const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** How to set up an authenticator app: a QR code, its secret as text, and the form for the first code. */
export function TotpSetup({ secret, uri, children }: TotpSetupProps) {
  return (
    <>
      <QrCode text={uri} />
      <a className={classes['openApp']} href={uri}>
        <FormattedMessage id="auth.setUp.open" />
      </a>
      <p className={classes['note']}>
        <FormattedMessage id="auth.setUp.secret" />
      </p>
      <code className={classes['secret']}>{grouped(secret)}</code>
      <p className={classes['note']}>
        <FormattedMessage id="auth.setUp.loss" />
      </p>
      {children}
    </>
  );
}
