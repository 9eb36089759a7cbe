import { createContext, use } from 'react';

export const MissingPageContext = createContext(false);

/** Whether this is a not-found page, which belongs to no section. */
export const useIsMissing = (): boolean => use(MissingPageContext);
