import { Button } from '@mantine/core';
import { IconDoorOff } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { cityPath } from '../../routing/paths.ts';
import { wrappingButton } from '../../ui/button/wrappingButton.ts';
import { RedirectBox } from './RedirectBox.tsx';
import classes from './RedirectBox.module.css';

interface RedirectExpiredProps {
  readonly city: { readonly name: string; readonly slug: string };
  readonly partner: { readonly name: string };
}

/** The offer is closed: nobody is sent anywhere. */
export function RedirectExpired({ city, partner }: RedirectExpiredProps) {
  const { formatMessage } = useIntl();
  const names = { city: city.name, partner: partner.name };
  return (
    <RedirectBox
      sign={<IconDoorOff size={56} stroke={1.5} aria-hidden="true" />}
      title={formatMessage({ id: 'offer.expired' })}
    >
      <p className={classes['text']}>
        <FormattedMessage id="offer.expired.text" values={names} />
      </p>
      <Button
        classNames={wrappingButton}
        size="md"
        renderRoot={(root) => <LocalLink {...root} to={cityPath(city.slug)} />}
      >
        <FormattedMessage id="city.moreResults" values={names} />
      </Button>
    </RedirectBox>
  );
}
