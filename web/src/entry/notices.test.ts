import { beforeEach, expect, it } from 'vitest';
import { tokens } from '../../test/accountFixtures.ts';
import { queueContribution, removeContribution } from '../auth/contributions/pendingContributions.ts';
import { changeAuth, forgetAccount } from '../auth/authStore.ts';
import { sessionFields } from '../auth/session/tokens.ts';
import { createFlashStore } from '../shell/flash/flashStore.ts';
import { showMessages, showNotice } from './notices.tsx';

const logIn = () => changeAuth(sessionFields(tokens(), Date.now()) ?? {});

beforeEach(forgetAccount);

it('that the session has ended is said until somebody has logged in', async () => {
  const flashes = createFlashStore();
  await showNotice(flashes, ['auth.error.sessionEnded', 'ended']);
  changeAuth({ emailConsent: true });
  expect(flashes.current()).toHaveLength(1);
  logIn();
  expect(flashes.current()).toEqual([]);
});

it('a refused call that says so before the session is over is not taken back by that', () => {
  logIn();
  const flashes = createFlashStore();
  showMessages(flashes, ['Please sign in again.'], true);
  changeAuth({ emailConsent: true });
  forgetAccount();
  expect(flashes.current()).toHaveLength(1);
  logIn();
  expect(flashes.current()).toEqual([]);
});

it('that an answer waits is said as long as one does', async () => {
  const flashes = createFlashStore();
  const keep = (jobOfferId: string) => queueContribution({ kind: 'cost', jobOfferId, value: 44 }).key;
  const keys = [keep('O1'), keep('O2')];
  await showNotice(flashes, ['contribution.kept', 'info']);
  await showNotice(flashes, ['contribution.kept', 'info']);
  removeContribution(keys[0] ?? '');
  expect(flashes.current()).toHaveLength(1);
  removeContribution(keys[1] ?? '');
  expect(flashes.current()).toEqual([]);
  // It may have been sent while the text was loaded.
  await showNotice(flashes, ['contribution.kept', 'info']);
  expect(flashes.current()).toEqual([]);
});
