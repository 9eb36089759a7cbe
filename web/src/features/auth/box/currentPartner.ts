import { useEffect } from 'react';

let current: string | null = null;

/** The company of the offer that is shown. */
export const currentPartner = (): string | null => current;

/** Tells who asks the visitor to sign up which company's offer is shown. */
export const useCurrentPartner = (name: string | null): void => {
  useEffect(() => {
    current = name;
    return () => {
      current = null;
    };
  }, [name]);
};
