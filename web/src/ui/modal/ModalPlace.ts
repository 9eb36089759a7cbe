import { createContext } from 'react';

interface Place {
  /** Whether no other modal is above it. */
  readonly isTop: boolean;
  /** Whether only its own code may close it. */
  readonly mandatory: boolean;
}

/** How a modal is shown; the host of the modals provides it. */
export const ModalPlace = createContext<Place>({ isTop: true, mandatory: false });
