import { createContext, use } from 'react';

export const MissingPageContext = createContext(false);

/** Whether the page stands for one that is not there, so that none of the sections is the current one. */
export const useIsMissing = (): boolean => use(MissingPageContext);
