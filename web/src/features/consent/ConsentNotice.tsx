import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { focusContent } from '../../browser/focusContent.ts';
import { chooseConsent, consentToAll } from '../../browser/consent.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { useModals } from '../../shell/modals/modalHost.tsx';
import classes from './ConsentNotice.module.css';

const choose = (isAllowed: boolean): void => {
  chooseConsent(consentToAll(isAllowed));
  // The pressed button disappears with the notice.
  focusContent();
};

/** The cookie notice: shown until the visitor has chosen. */
export function ConsentNotice() {
  const { formatMessage } = useIntl();
  const { open } = useModals();
  return (
    <section className={classes['root']} aria-label={formatMessage({ id: 'consent.label' })}>
      <p className={classes['text']}>
        <FormattedMessage id="consent.text" />{' '}
        <LocalLink to="/policy">
          <FormattedMessage id="policy.title" />
        </LocalLink>{' '}
        <button
          type="button"
          className={classes['preferences']}
          onClick={() => open('CookiePreferences', undefined)}
        >
          <FormattedMessage id="consent.preferences" />
        </button>
      </p>
      <div className={classes['buttons']}>
        <Button onClick={() => choose(true)}>
          <FormattedMessage id="consent.allowAll" />
        </Button>
        <Button onClick={() => choose(false)}>
          <FormattedMessage id="consent.reject" />
        </Button>
      </div>
    </section>
  );
}
