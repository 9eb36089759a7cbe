import { expect, test } from '@playwright/test';
import { productControl } from './control.ts';
import { startControlServer } from './controlServer.ts';
import type { LeadRow } from './database/leads.ts';
import type { Product } from './product.ts';
import { startRecordingProxy } from './recordingProxy.ts';
import { startThirdParties } from './thirdParties.ts';

test('the control server passes calls, faults, reports and rows between a test and its product', async () => {
  const proxy = await startRecordingProxy('http://127.0.0.1:9');
  const thirdParties = await startThirdParties();
  const lines = ['{"level":40,"report":{"name":"old"}}'];
  const product: Product = {
    services: '',
    identity: '',
    stacks: [
      {
        web: '',
        gateway: '',
        proxy,
        thirdParties,
        webProcess: { name: 'web', pid: 0, lines, hasEnded: () => false, stop: async () => {} },
      },
    ],
    spareSites: [],
    readLeads: async () =>
      [{ idempotency_key: 'mine' }, { idempotency_key: 'theirs' }, { idempotency_key: null }] as LeadRow[],
    requireSecondFactor: async () => undefined,
    addOffer: async (citySlug) => ({ id: 7, partner: citySlug, partnerSlug: citySlug }),
    removeOffer: async (id) => {
      expect(id).toBe(7);
    },
    stop: async () => {},
  };
  const server = await startControlServer(product);
  const control = productControl(`${server.origin}/0`);
  await control.reset();
  await fetch(`${thirdParties.origin}/g/collect?en=search&ep.city=C1`, { method: 'POST' });
  expect(await control.collected()).toEqual([{ name: 'search', parameters: { city: 'C1' } }]);
  lines.push('ready', '{"level":30,"msg":"no \\"report\\" here"', '{"level":50,"report":{"name":"new"}}');
  expect(await control.reports()).toEqual([{ level: 50, report: { name: 'new' } }]);

  await control.proxy.fault({ method: 'post', path: /\/lead$/i }, { kind: 'json', body: { id: 1 } }, 1);
  const post = { method: 'POST', headers: { 'idempotency-key': 'mine' } };
  expect(await (await fetch(`${proxy.origin}/sales-api/lead`, post)).json()).toEqual({ id: 1 });
  await control.proxy.fault({ path: /other/ }, { kind: 'status', status: 404 });
  expect((await fetch(`${proxy.origin}/other`)).status).toBe(404);
  expect(await control.proxy.calls()).toHaveLength(2);
  expect(await control.proxy.calls({ path: /other/ })).toHaveLength(1);
  expect(await control.leads()).toEqual([{ idempotency_key: 'mine' }]);

  const added = await control.addOffer('linz');
  expect(added).toEqual({ id: 7, partner: 'linz', partnerSlug: 'linz' });
  await control.removeOffer(added.id);

  await control.proxy.clear();
  expect(await control.proxy.calls()).toEqual([]);
  expect((await fetch(`${proxy.origin}/other`)).status).toBe(404);
  await control.reset();
  expect((await fetch(`${proxy.origin}/other`)).status).toBe(502);
  expect(await control.reports()).toEqual([]);
  expect(await control.collected()).toEqual([]);

  await expect(productControl(`${server.origin}/5`).reset()).rejects.toThrow('There is no stack 5');
  await thirdParties.close();
  await server.close();
  await proxy.close();
});
