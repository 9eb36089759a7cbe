import { Loader } from '@mantine/core';
import '@mantine/core/styles/Loader.layer.css';
import { useEffect, useRef } from 'react';
import { waitForLink } from '../../../auth/account/waitForLink.ts';
import classes from '../auth.module.css';
import type { Steps } from './useSteps.ts';

/** Waits until the link in the mail is opened. */
export function WaitForLink({ steps }: { readonly steps: Steps }) {
  const { faults, run, sending } = steps;
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void run(waitForLink);
  }, [run]);
  return (
    <div className={classes['waiting']}>
      {sending ? <Loader aria-hidden /> : null}
      {faults.form === null ? null : (
        <p className={classes['failure']} role="alert">
          {faults.form}
        </p>
      )}
    </div>
  );
}
