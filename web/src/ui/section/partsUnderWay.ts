import { createContext, use } from 'react';

/** Whether the parts of the page that are not there yet are being asked for again. */
export const PartsUnderWay = createContext(false);

export const usePartsUnderWay = (): boolean => use(PartsUnderWay);
