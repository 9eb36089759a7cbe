import { readSession, removeSession, writeSession } from '../../browser/storage/sessionStore.ts';

/** A review as it is typed. */
export interface ReviewDraft {
  /** Whole stars; 0 until some are chosen. */
  readonly rating: number;
  readonly text: string;
  /** The slug of the chosen city, where the visitor chooses one; otherwise empty. */
  readonly citySlug: string;
}

export const emptyDraft: ReviewDraft = { rating: 0, text: '', citySlug: '' };

const draftKey = (name: string): string => `reviewDraft:${name}`;

const textOr = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Parses a stored draft; null when there is none. */
export const draftFrom = (stored: string | null): ReviewDraft | null => {
  try {
    const value = JSON.parse(stored ?? 'null') as Readonly<Record<keyof ReviewDraft, unknown>> | null;
    if (typeof value !== 'object' || value === null) return null;
    const { rating, text, citySlug } = value;
    const isRating = typeof rating === 'number' && [1, 2, 3, 4, 5].includes(rating);
    return { rating: isRating ? rating : 0, text: textOr(text), citySlug: textOr(citySlug) };
  } catch {
    return null;
  }
};

/** What this tab has typed and not sent yet; null when there is nothing. */
export const readDraft = (name: string): ReviewDraft | null => draftFrom(readSession(draftKey(name)));

export const saveDraft = (name: string, draft: ReviewDraft): void =>
  writeSession(draftKey(name), JSON.stringify(draft));

export const removeDraft = (name: string): void => removeSession(draftKey(name));

const mark = 'reviewAfterLogin';

/** Whether this document set the mark: its dialog is then still open, and only another document opens it again. */
let isOwnMark = false;

/** Makes the page that this tab returns to after a login open the dialog with the draft again. */
export const resumeAfterLogin = (name: string): void => {
  isOwnMark = true;
  writeSession(mark, name);
};

/** Makes the page open the dialog again after the next login, although this document has closed it. */
export const reopenAfterLogin = (name: string): void => {
  isOwnMark = false;
  writeSession(mark, name);
};

/** Forgets what to open after a login. */
export const endResume = (): void => {
  isOwnMark = false;
  removeSession(mark);
};

/** Whether this tab left the site to sign in while it was writing the review with this name. */
export const isResuming = (name: string): boolean => !isOwnMark && readSession(mark) === name;
