import { defaultStorage } from 'aws-amplify/utils';
import { lateTasks } from './tokenTask.ts';

/**
 * Where Amplify stores tokens. Ignores late tasks: they would make their user the current one again, or delete the tokens
 * of the user who has signed in since.
 */
export const tokenStorage = {
  getItem: (key: string): Promise<string | null> => defaultStorage.getItem(key),
  setItem: async (key: string, value: string): Promise<void> => {
    const isLate = lateTasks().some(({ username }) => value === username || key.includes(`.${username}.`));
    if (!isLate) await defaultStorage.setItem(key, value);
  },
  removeItem: async (key: string): Promise<void> => {
    if (lateTasks().length === 0) await defaultStorage.removeItem(key);
  },
  clear: (): Promise<void> => defaultStorage.clear(),
};
