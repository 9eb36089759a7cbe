import { IconCloudOff } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { homePath } from '../../paths/paths.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { wrappingButton } from '../../ui/button/wrappingButton.ts';
import { RedirectBox } from './RedirectBox.tsx';
import classes from './RedirectBox.module.css';

/** Shown when the offer did not load or does not exist. */
export function RedirectError() {
  const { formatMessage } = useIntl();
  return (
    <div role="alert">
      <RedirectBox
        sign={<IconCloudOff size={56} stroke={1.5} aria-hidden="true" />}
        title={formatMessage({ id: 'redirect.error.title' })}
      >
        <p className={classes['text']}>
          {/* Separates the words from those of the title where the alert is read as one text. */}{' '}
          <FormattedMessage id="redirect.error.text" />
        </p>
        <LinkButton classNames={wrappingButton} size="md" to={homePath}>
          <FormattedMessage id="redirect.error.home" />
        </LinkButton>
      </RedirectBox>
    </div>
  );
}
