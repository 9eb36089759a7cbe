import { Button } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { AuthStep } from '../../../auth/account/authStep.ts';
import { forgetDevice, listDevices, rememberDevice, type Device } from '../../../auth/account/devices.ts';
import { wrappingButton } from '../../../ui/button/wrappingButton.ts';
import { useFaults } from '../useFaults.ts';
import authClasses from '../auth.module.css';
import classes from './security.module.css';

const isList = (answer: readonly Device[] | AuthStep): answer is readonly Device[] => Array.isArray(answer);

/** The devices on which logging in needs no second step. */
export function Devices() {
  const { formatMessage } = useIntl();
  const [devices, setDevices] = useState<readonly Device[]>([]);
  const { faults, show, clear } = useFaults();
  const load = useCallback(async () => {
    const answer = await listDevices();
    if (isList(answer)) setDevices(answer);
  }, []);
  useEffect(() => {
    void load();
  }, [load]);
  const change = async (next: () => Promise<AuthStep>) => {
    clear();
    const step = await next();
    if (step.step === 'failed') show(step.fault);
    else await load();
  };
  return (
    <div className={classes['part']}>
      <h3 className={classes['heading']}>
        <FormattedMessage id="security.devices" />
      </h3>
      <p className={authClasses['text']}>
        <FormattedMessage id="security.devices.text" />
      </p>
      {faults.form === null ? null : (
        <p className={authClasses['failure']} role="alert">
          {faults.form}
        </p>
      )}
      {devices.length === 0 ? (
        <p className={authClasses['note']}>
          <FormattedMessage id="security.devices.empty" />
        </p>
      ) : (
        <ul className={classes['devices']}>
          {devices.map(({ id, name, lastUsed }) => {
            const label = name ?? formatMessage({ id: 'security.devices.unnamed' });
            return (
              <li key={id} className={classes['device']}>
                <span>
                  {label}
                  {lastUsed === null ? null : (
                    <span className={authClasses['note']}>
                      {' '}
                      <FormattedMessage
                        id="security.devices.used"
                        values={{ date: <FormattedDate value={lastUsed} dateStyle="medium" /> }}
                      />
                    </span>
                  )}
                </span>
                <Button
                  variant="subtle"
                  size="compact-md"
                  onClick={() => void change(() => forgetDevice(id))}
                >
                  <FormattedMessage id="security.devices.forget" values={{ name: label }} />
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <div>
        <Button
          variant="default"
          size="md"
          classNames={wrappingButton}
          onClick={() => void change(rememberDevice)}
        >
          <FormattedMessage id="security.devices.remember" />
        </Button>
      </div>
    </div>
  );
}
