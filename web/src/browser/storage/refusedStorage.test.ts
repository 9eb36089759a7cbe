import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { removeAmplifyEntries, removeHostedEntries } from '../../auth/amplify/amplifyEntries.ts';
import { removeFormerWorker } from '../formerWorker.ts';
import { readablePages } from '../offline/copies.ts';
import { forgetCopies } from '../offline/forgetCopies.ts';
import { readLocal, removeLocal, writeLocal } from './localStore.ts';
import { clearSession, readSession, removeSession, sessionKeys, writeSession } from './sessionStore.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const refuse = (): never => {
  throw new DOMException('Refused.', 'SecurityError');
};

const uses = {
  readLocal: () => readLocal('cookieConsent'),
  writeLocal: () => writeLocal('cookieConsent', '{}'),
  removeLocal: () => removeLocal('cookieConsent'),
  readSession: () => readSession('tabOwner'),
  writeSession: () => writeSession('tabOwner', 'Ada'),
  removeSession: () => removeSession('tabOwner'),
  clearSession,
  sessionKeys,
  removeAmplifyEntries,
  removeHostedEntries,
  removeFormerWorker,
  readablePages,
  forgetCopies,
};

describe.each(Object.entries(uses))('%s', (_name, use) => {
  it.each(['getItem', 'setItem', 'removeItem', 'clear', 'key'] as const)(
    'does not throw when the browser refuses %s',
    async (method) => {
      localStorage.setItem('CognitoIdentityServiceProvider.client.inflightOAuth', 'true');
      vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
      await expect((async () => use())()).resolves.not.toBeInstanceOf(Error);
    },
  );

  it('does not throw when the browser has no storage for the site', async () => {
    vi.stubGlobal('indexedDB', undefined);
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'] as const)
      vi.spyOn(globalThis, name, 'get').mockImplementation(refuse);
    await expect((async () => use())()).resolves.not.toBeInstanceOf(Error);
  });
});

it('is used by the rest of the site only through these functions', () => {
  const guarded = [
    'auth/amplify/amplifyEntries.ts',
    'browser/formerWorker.ts',
    'browser/offline/copies.ts',
    'browser/offline/forgetCopies.ts',
    'browser/storage/localStore.ts',
    'browser/storage/sessionStore.ts',
    // The service worker, which the browser runs only where it allows to store something.
    'entry/worker/keepCopies.ts',
    'entry/worker/worker.ts',
    'routing/scroll/scrollPositions.ts',
    // A script within the document, in a `try` of its own.
    'server/page/inlineScript.ts',
  ];
  const root = join(import.meta.dirname, '../..');
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));
  const direct = files.filter((file) =>
    /\b(?:localStorage|sessionStorage|indexedDB)\b|\bcaches\.\w+\(/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );
  expect(direct.map((file) => file.replaceAll('\\', '/')).toSorted()).toEqual(guarded);
});
