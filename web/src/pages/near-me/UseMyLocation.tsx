import { Button } from '@mantine/core';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useRouter } from 'found';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocalPath } from '../../paths/useLocalPath.ts';
import { wrappingButton } from '../../ui/button/wrappingButton.ts';
import { FailureAlert } from '../../ui/field/FailureAlert.tsx';
import { locateVisitor, type LocationFault } from './locateVisitor.ts';
import { pointPath } from '../../paths/pointPath.ts';
import classes from './UseMyLocation.module.css';

/** The button that asks the browser where the visitor is, and then shows the cities there. */
export function UseMyLocation() {
  const { router } = useRouter();
  const localPath = useLocalPath();
  const [state, setState] = useState<LocationFault | 'idle' | 'waiting'>('idle');
  const locate = async () => {
    setState('waiting');
    const found = await locateVisitor(navigator.geolocation);
    if (typeof found === 'string') {
      setState(found);
      return;
    }
    setState('idle');
    router.push(localPath(pointPath(found)));
  };
  return (
    <div className={classes['box']}>
      <Button
        classNames={wrappingButton}
        leftSection={<IconCurrentLocation size={20} aria-hidden />}
        loading={state === 'waiting'}
        onClick={() => void locate()}
      >
        <FormattedMessage id="nearMe.use" />
      </Button>
      <p className={classes['privacy']}>
        <FormattedMessage id="nearMe.privacy" />
      </p>
      {state !== 'idle' && state !== 'waiting' && (
        <FailureAlert key={state}>
          <FormattedMessage id={`nearMe.${state}`} />
        </FailureAlert>
      )}
    </div>
  );
}
