import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { homePath } from '../../routing/paths.ts';
import { wrappingButton } from '../../ui/button/wrappingButton.ts';
import { RedirectBox } from './RedirectBox.tsx';
import classes from './RedirectBox.module.css';

/** The offer did not load, or there is none: nothing can be applied to. */
export function RedirectError() {
  const { formatMessage } = useIntl();
  return (
    <div role="alert">
      <RedirectBox
        sign={<IconCloudOff size={56} stroke={1.5} aria-hidden="true" />}
        title={formatMessage({ id: 'redirect.error.title' })}
      >
        <p className={classes['text']}>
          <FormattedMessage id="redirect.error.text" />
        </p>
        <Button
          classNames={wrappingButton}
          size="md"
          renderRoot={(root) => <LocalLink {...root} to={homePath} />}
        >
          <FormattedMessage id="redirect.error.home" />
        </Button>
      </RedirectBox>
    </div>
  );
}
