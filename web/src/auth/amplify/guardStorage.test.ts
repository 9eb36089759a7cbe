import { defaultStorage } from 'aws-amplify/utils';
import { afterEach, expect, it, vi } from 'vitest';
import { guardStorage } from './guardStorage.ts';

const name = 'CognitoIdentityServiceProvider.a.inflightOAuth';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it.each(['getItem', 'removeItem', 'clear'] as const)(
  'lets Amplify go on where the browser refuses %s',
  async (method) => {
    guardStorage();
    vi.spyOn(Storage.prototype, method).mockImplementationOnce(() => {
      throw new DOMException('Refused.', 'SecurityError');
    });
    expect((await defaultStorage[method](name)) ?? null).toBeNull();
  },
);

it('lets Amplify read and remove what is stored', async () => {
  guardStorage();
  await defaultStorage.setItem(name, 'true');
  expect(await defaultStorage.getItem(name)).toBe('true');
  await defaultStorage.removeItem(name);
  expect(localStorage.getItem(name)).toBeNull();
});
