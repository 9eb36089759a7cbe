import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { apply, compareLeads } from './applications.mjs';
import { startOwnServices } from './ownServices.mjs';
import { fill, mountDisk } from './smallDisk.mjs';
import { until } from './visit.mjs';
import { inMs } from '../promises/figures.mjs';
import { send } from '../promises/post.mjs';
import { startGateway } from '../promises/startGateway.mjs';

const claim = 'a full disk: writes are refused, reads and health go on, and freed space is used';
const maxBackMs = 3_000;

const statusOf = async (services, path) =>
  (await send(services.origin + path).catch(() => ({ status: 0 }))).status;

/** The disk of the embedded database fills up while visitors apply, and is freed. */
export const diskFull = async () => {
  const disk = mountDisk();
  if (disk === null)
    return { claim, figure: 'needs the right to mount a file system, as root has', isKept: null };
  try {
    const services = await startOwnServices({ folder: join(disk.folder, 'services'), isEmbedded: true });
    const gateway = await startGateway(services.origin, { PUBLIC_MAX_AGE_MS: '0' });
    try {
      const acknowledged = [];
      const applyOnce = async () => {
        const key = randomUUID();
        const isAcknowledged = await apply(gateway.graphql, key);
        if (isAcknowledged) acknowledged.push(key);
        return isAcknowledged;
      };
      for (let at = 0; at < 20; at += 1) await applyOnce();
      const filler = fill(disk.folder);
      await pause(1_500);
      let refused = 0;
      for (let at = 0; at < 20; at += 1) if (!(await applyOnce())) refused += 1;
      const statuses = {
        healthz: await statusOf(services, '/healthz'),
        readyz: await statusOf(services, '/readyz'),
        read: await statusOf(services, '/web-api/en/cities/slug/berlin'),
      };
      rmSync(filler);
      const back = await until(applyOnce, { limitMs: 30_000 });
      const { lost, doubled } = compareLeads(acknowledged, await services.keysOfLeads());
      return {
        claim,
        figure: `${refused} of 20 leads refused, ${JSON.stringify(statuses)}, stored again ${inMs(back)} after space was freed; ${lost} of ${acknowledged.length} lost`,
        isKept:
          refused === 20 &&
          statuses.healthz === 200 &&
          statuses.readyz === 503 &&
          statuses.read === 200 &&
          back <= maxBackMs &&
          lost + doubled === 0,
      };
    } finally {
      await gateway.stop();
      await services.stop();
    }
  } finally {
    disk.remove();
  }
};
