// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeIndexedDb } from '../../../../../test/browser-fakes/fakeIndexedDb.ts';
import { deleteWaitingLeads, waitingLeads } from '../../../../browser/waitingLeads.ts';
import {
  findInOutbox,
  isWaiting,
  noteSent,
  putInOutbox,
  readOutbox,
  removeFromOutbox,
  type WaitingLead,
} from './outbox.ts';

const lead: WaitingLead = {
  key: 'K1',
  offerId: 'O1',
  keptAt: 1,
  url: '/graphql?lang=de',
  headers: { 'content-type': 'application/json' },
  body: '{"email":"ada@example.org"}',
};
const sent = { key: 'K1', sent: { uuid: 'L1', isNew: true } };

let indexedDb: ReturnType<typeof fakeIndexedDb>;
beforeEach(() => {
  indexedDb = fakeIndexedDb();
  vi.stubGlobal('indexedDB', indexedDb.factory);
});

describe('the outbox', () => {
  it('holds each lead once, until it is removed', async () => {
    await putInOutbox(lead);
    await putInOutbox({ ...lead, keptAt: 2 });
    await putInOutbox({ ...lead, key: 'K2' });
    expect(await readOutbox()).toEqual([
      { ...lead, keptAt: 2 },
      { ...lead, key: 'K2' },
    ]);
    await removeFromOutbox('K2');
    expect(await findInOutbox('K2')).toBeUndefined();
    expect(await findInOutbox('K1')).toMatchObject({ key: 'K1' });
  });

  it('forgets what the visitor typed once the lead is sent', async () => {
    await putInOutbox(lead);
    await noteSent(sent);
    const [entry] = await readOutbox();
    expect(entry).toEqual(sent);
    expect(entry && isWaiting(entry)).toBe(false);
  });

  it('does not bring a lead back that was withdrawn while it was being sent', async () => {
    await putInOutbox(lead);
    await removeFromOutbox(lead.key);
    await noteSent(sent);
    expect(await readOutbox()).toEqual([]);
  });

  it('rejects when the browser has no databases or stores no more', async () => {
    indexedDb.set({ isFull: true });
    await expect(putInOutbox(lead)).rejects.toThrow('full');
    indexedDb.set({ isBlocked: true });
    await expect(readOutbox()).rejects.toThrow('No databases');
  });

  it('is deleted with everything in it, also where there are no databases', async () => {
    await putInOutbox(lead);
    expect(indexedDb.names()).toEqual([waitingLeads]);
    await deleteWaitingLeads();
    expect(indexedDb.names()).toEqual([]);
    vi.stubGlobal('indexedDB', undefined);
    await expect(deleteWaitingLeads()).resolves.toBeUndefined();
  });
});
