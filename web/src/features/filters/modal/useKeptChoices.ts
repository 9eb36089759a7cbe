import { useState } from 'react';
import { pageEvent } from '../../../routing/RouteFocus.tsx';

/** What was chosen in a dialog without being applied, and the address of the list at which it was open. */
let kept: { readonly address: string; readonly choices: unknown } | undefined;

/** To be called when choices are applied, or their page is left. */
export const forgetChoices = (): void => {
  kept = undefined;
};

/**
 * The state of the choices in a dialog of the list at an address; `applied` to begin with. A dialog that was closed without applying
 * them opens with them again, until the page is left or the list has another address.
 */
export const useKeptChoices = <Choices>(
  address: string,
  applied: Choices,
): [Choices, (choices: Choices) => void] => {
  const [choices, setChoices] = useState(() =>
    kept?.address === address ? (kept.choices as Choices) : applied,
  );
  return [
    choices,
    (next) => {
      kept = { address, choices: next };
      window.addEventListener(pageEvent, forgetChoices, { once: true });
      setChoices(next);
    },
  ];
};
