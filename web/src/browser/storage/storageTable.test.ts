import { afterEach, describe, expect, it } from 'vitest';
import { removeAccountEntries } from './accountEntries.ts';
import { storageTable } from './storageTable.ts';

/** Removed with the session of the account, by the code that signs out. */
const ofTheSession = new Set(['auth', 'CognitoIdentityServiceProvider', 'com.amplify']);

afterEach(() => localStorage.clear());

describe('the table of stored entries', () => {
  it('says of local entries whether they outlive a log-out', () => {
    const local = Object.entries(storageTable).filter(
      ([name, { place }]) => place === 'local' && !ofTheSession.has(name),
    );
    for (const [name] of local) localStorage.setItem(name, '{}');
    removeAccountEntries();
    const removed = local.filter(([name]) => localStorage.getItem(name) === null);
    expect(removed).toEqual(local.filter(([, { lifetime }]) => ['logout', 'days7'].includes(lifetime)));
    expect(removed.length).toBeGreaterThan(3);
  });
});
