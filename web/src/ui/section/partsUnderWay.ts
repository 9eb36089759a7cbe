import { createContext, use } from 'react';

/** Whether the missing parts of the page are being requested again. */
export const PartsUnderWay = createContext(false);

export const usePartsUnderWay = (): boolean => use(PartsUnderWay);
