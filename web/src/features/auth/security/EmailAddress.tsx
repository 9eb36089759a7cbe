import { Button } from '@mantine/core';
import { useEffect, useState, useRef } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import {
  confirmAddress,
  followAddress,
  giveUpAddress,
  isFreshLogIn,
} from '../../../auth/account/changeAddress.ts';
import { subscribeToAuth } from '../../../auth/authStore.ts';
import type { Account } from '../../../auth/machine/account.ts';
import { syncAccount, subscribeToAccount } from '../../../auth/machine/accountMachine.ts';
import { endSession } from '../../../auth/session/endSession.ts';
import { currentSignIn } from '../../../auth/session/signInOf.ts';
import { useAuth } from '../../../auth/useAuth.ts';
import { useFlash } from '../../../shell/flash/FlashContext.tsx';
import { wrappingButton } from '../../../ui/button/wrappingButton.ts';
import authClasses from '../auth.module.css';
import { useSteps } from '../steps/useSteps.ts';
import { AddressCode } from './AddressCode.tsx';
import { AddressForm } from './AddressForm.tsx';
import classes from './security.module.css';
import { useAddressOfAccount } from './useAddressOfAccount.ts';

type Waiting = Extract<Account, { readonly name: 'addressWaits' }>;

/** The new address that waits for its code, asked for in this tab or another; null when there is none. */
const useWaitingAddress = (): Waiting | null => {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  useEffect(() => {
    const read = (): void => {
      const state = syncAccount();
      setWaiting(state.name === 'addressWaits' ? state : null);
    };
    read();
    const stops = [subscribeToAuth(read), subscribeToAccount(read)];
    return () => stops.forEach((stop) => stop());
  }, []);
  return waiting;
};

/** Where accounts come from that have no address of their own. */
const sites = { google: 'Google', facebook: 'Facebook', auth0: 'Auth0' } as const;

/** The address of the account, and its change: a new address, then the code that was sent there. */
export function EmailAddress() {
  const flash = useFlash();
  const address = useAddressOfAccount();
  const provider = useAuth(({ identityProvider }) => identityProvider);
  const waiting = useWaitingAddress();
  const [asked, setAsked] = useState<'nothing' | 'address' | 'code' | 'logIn'>('nothing');
  const begin = useRef<HTMLButtonElement>(null);
  const end = () => {
    flushSync(() => setAsked('nothing'));
    begin.current?.focus();
  };
  const steps = useSteps({
    onStep: () => setAsked('nothing'),
    onDone: () => {
      end();
      flash({ variation: 'success', message: <FormattedMessage id="security.email.saved" /> });
    },
  });
  const cancel = () => {
    if (steps.sending) return;
    steps.clear();
    flushSync(giveUpAddress);
    end();
    // Another device may have used the code.
    if (waiting !== null) void followAddress();
  };
  const confirm = async (code: string) => {
    const step = await confirmAddress(code);
    // What is wrong is the address.
    if (step.step === 'failed' && step.fault.field === 'email') setAsked('address');
    return step;
  };
  return (
    <div className={classes['part']}>
      <h3 className={classes['heading']}>
        <FormattedMessage id="security.email" />
      </h3>
      <p className={classes['address']}>{address}</p>
      {provider !== null && provider !== 'cognito' ? (
        <p className={authClasses['text']}>
          <FormattedMessage id="security.email.external" values={{ site: sites[provider] }} />
        </p>
      ) : null}
      {provider !== 'cognito' ? null : waiting !== null || asked === 'code' ? (
        <AddressCode waiting={waiting} steps={steps} send={confirm} onCancel={cancel} />
      ) : asked === 'address' ? (
        <AddressForm steps={steps} onCancel={cancel} />
      ) : asked === 'logIn' ? (
        <>
          <p className={authClasses['text']} role="status">
            <FormattedMessage id="security.email.logIn" />
          </p>
          <div>
            <Button size="md" classNames={wrappingButton} onClick={() => endSession(currentSignIn(), true)}>
              <FormattedMessage id="security.email.logInAgain" />
            </Button>
          </div>
        </>
      ) : (
        <div className={classes['choices']}>
          <Button
            ref={begin}
            variant="default"
            size="md"
            classNames={wrappingButton}
            onClick={() => setAsked(isFreshLogIn() ? 'address' : 'logIn')}
          >
            <FormattedMessage id="security.email.change" />
          </Button>
          <Button variant="subtle" size="md" classNames={wrappingButton} onClick={() => setAsked('code')}>
            <FormattedMessage id="security.email.haveCode" />
          </Button>
        </div>
      )}
    </div>
  );
}
