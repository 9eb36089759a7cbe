import { Button } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AuthStep } from '../../../auth/account/authStep.ts';
import { forgetDevice, listDevices, rememberDevice, type Device } from '../../../auth/account/devices.ts';
import type { MessageId } from '../../../i18n/messageId.ts';
import { useFlash } from '../../../shell/flash/FlashContext.tsx';
import { useDateFormat } from '../../../ui/date/useDateFormat.ts';
import { wrappingButton } from '../../../ui/button/wrappingButton.ts';
import { FormFailure } from '../../../ui/field/FormFailure.tsx';
import authClasses from '../auth.module.css';
import classes from './security.module.css';

const isList = (answer: readonly Device[] | AuthStep): answer is readonly Device[] => Array.isArray(answer);

/** The devices on which logging in needs no second step. */
export function Devices() {
  const { formatMessage } = useIntl();
  const flash = useFlash();
  const formatDate = useDateFormat();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  /** Null until they are loaded. */
  const [devices, setDevices] = useState<readonly Device[] | null>(null);
  const [failure, setFailure] = useState<MessageId | null>(null);
  const isChanging = useRef(false);
  const end = useRef<HTMLDivElement>(null);
  const remember = useRef<HTMLButtonElement>(null);
  const load = useCallback(async () => {
    const answer = await listDevices();
    if (isList(answer)) setDevices(answer);
    else if (answer.step === 'failed') setFailure(answer.fault.message);
  }, []);
  useEffect(() => {
    void load();
  }, [load]);
  useEffect(() => {
    // A pressed button has disappeared with its device.
    if (document.activeElement === end.current) remember.current?.focus();
  }, [devices]);
  /** Resolves to whether it succeeded. */
  const change = async (next: () => Promise<AuthStep>): Promise<boolean> => {
    if (isChanging.current) return false;
    isChanging.current = true;
    setFailure(null);
    const step = await next();
    if (step.step === 'failed') setFailure(step.fault.message);
    else await load();
    isChanging.current = false;
    return step.step === 'done';
  };
  const rememberThis = async () => {
    // The button gives way to a text.
    end.current?.focus();
    if (await change(rememberDevice))
      flash({ variation: 'success', message: <FormattedMessage id="security.devices.remembered" /> });
  };
  const forget = (id: string) => {
    // The button of the device disappears.
    end.current?.focus();
    void change(() => forgetDevice(id));
  };
  return (
    <div className={classes['part']}>
      <h3 className={classes['heading']}>
        <FormattedMessage id="security.devices" />
      </h3>
      <p className={authClasses['text']}>
        <FormattedMessage id="security.devices.text" />
      </p>
      <FormFailure id={failure} />
      {devices?.length === 0 ? (
        <p className={authClasses['note']}>
          <FormattedMessage id="security.devices.empty" />
        </p>
      ) : null}
      {devices === null || devices.length === 0 ? null : (
        <ul className={classes['devices']}>
          {devices.map(({ id, name, lastUsed }) => {
            const label = name ?? formatMessage({ id: 'security.devices.unnamed' });
            return (
              <li key={id} className={classes['device']}>
                <span>
                  <span>{label}</span>
                  {lastUsed === null ? null : (
                    <span className={authClasses['note']}>
                      {' '}
                      <FormattedMessage
                        id="security.devices.used"
                        values={{
                          date: formatDate(lastUsed.toISOString(), { dateStyle: 'medium', timeZone }),
                        }}
                      />
                    </span>
                  )}
                </span>
                <Button
                  variant="subtle"
                  size="compact-md"
                  classNames={wrappingButton}
                  onClick={() => forget(id)}
                >
                  <FormattedMessage id="security.devices.forget" values={{ name: label }} />
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <div ref={end} tabIndex={-1}>
        {devices?.some(({ isThis }) => isThis) === true ? (
          <p className={authClasses['note']}>
            <FormattedMessage id="security.devices.remembered" />
          </p>
        ) : (
          <Button
            ref={remember}
            variant="default"
            size="md"
            classNames={wrappingButton}
            onClick={() => void rememberThis()}
          >
            <FormattedMessage id="security.devices.remember" />
          </Button>
        )}
      </div>
    </div>
  );
}
