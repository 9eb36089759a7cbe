import { useRef, useState } from 'react';

/** Runs one task of a form at a time: another one that is started meanwhile gives null and does not run. Tasks never throw. */
export const useOneTask = <Name extends string>(onBusy: (isBusy: boolean) => void) => {
  const isBusy = useRef(false);
  /** The task that is running; null without one. */
  const [running, setRunning] = useState<Name | null>(null);
  const run = async <Outcome>(name: Name, task: () => Promise<Outcome>): Promise<Outcome | null> => {
    if (isBusy.current) return null;
    isBusy.current = true;
    setRunning(name);
    onBusy(true);
    const outcome = await task();
    isBusy.current = false;
    setRunning(null);
    onBusy(false);
    return outcome;
  };
  return { running, run };
};
