import { useEffect } from 'react';

let current: string | null = null;

/** The company of the offer that is shown. */
export const currentPartner = (): string | null => current;

/** Provides the company of the page's offer to the dialogs that ask the visitor to sign up. */
export const useCurrentPartner = (name: string | null): void => {
  useEffect(() => {
    current = name;
    return () => {
      current = null;
    };
  }, [name]);
};
