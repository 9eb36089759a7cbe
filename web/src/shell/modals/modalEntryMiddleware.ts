import ActionTypes from 'farce/ActionTypes';
import type queryMiddleware from 'farce/queryMiddleware';
import { leaveModalEntry, onModalEntry } from './modalEntry.ts';

/** Leaves the entry of a modal before the router navigates, so that none remains in the history. */
export const modalEntryMiddleware: typeof queryMiddleware = () => (next) => (action) => {
  const { type } = action as { readonly type?: unknown };
  if (type !== ActionTypes.NAVIGATE || !onModalEntry()) return next(action);
  const leaveAndNavigate = async () => {
    await leaveModalEntry();
    next(action);
  };
  void leaveAndNavigate();
  return undefined;
};
