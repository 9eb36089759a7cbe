import { readSession, removeSession, writeSession } from '../../browser/storage/sessionStore.ts';
import type { DirectApplication } from './applyTarget.ts';

const mark = 'applyAfterLogin';

/** Whether this document set the mark: its dialog is then still open, and only another document opens it again. */
let isOwnMark = false;

/** Makes the page that this tab returns to after a login open the application again. */
export const resumeAfterLogin = (application: DirectApplication): void => {
  isOwnMark = true;
  writeSession(mark, JSON.stringify(application));
};

/** Makes the page open the application again after the next login, although this document has closed it. */
export const reopenAfterLogin = (application: DirectApplication): void => {
  isOwnMark = false;
  writeSession(mark, JSON.stringify(application));
};

/** Forgets what to open after a login. */
export const endResume = (): void => {
  isOwnMark = false;
  removeSession(mark);
};

/** The application to an offer that this tab left to sign in; null if there is none. */
export const applicationToResume = (offerId: string): DirectApplication | null => {
  if (isOwnMark) return null;
  const application = JSON.parse(readSession(mark) ?? 'null') as DirectApplication | null;
  return application?.offerId === offerId ? application : null;
};
