import { readSession, removeSession, writeSession } from '../browser/sessionStore.ts';
import { changeAuth } from './authStore.ts';

const mark = 'returnAfterLogin';

/** Makes this tab, and no other, go to a path of the site after the next login. */
export const returnAfterLogin = (path: string): void => {
  writeSession(mark, '1');
  changeAuth({ redirectPath: path });
};

/** Whether this tab goes to a path after the next login. */
export const isReturning = (): boolean => readSession(mark) !== null;

/** Forgets the path. */
export const endReturn = (): void => {
  removeSession(mark);
  changeAuth({ redirectPath: '/' });
};
