// npm run purge -- JobOffer:7 /de/berlin … | --all: purges what gateways and sites keep of these entities and pages.
import { parseArgs } from 'node:util';
import { readConfig } from '../config/readConfig.ts';
import { StartFault } from '@citygigs/server/config/startFault.ts';
import { runMain } from '../process/runMain.ts';
import { globalId, sendPurge, type Purge } from './sendPurge.ts';

const usage = 'Usage: npm run purge -- JobOffer:7 City:3 /de/berlin … | --all';

const entity = /^([A-Z]\w*):(\d{1,10})$/;

const purgeOf = (args: readonly string[]): Purge => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { all: { type: 'boolean' } },
  });
  if (values.all === true && positionals.length === 0) return { all: true };
  const paths = positionals.filter((text) => text.startsWith('/'));
  const ids = positionals.flatMap((text) => {
    const [, type, id] = entity.exec(text) ?? [];
    return type === undefined ? [] : [globalId(type, Number(id))];
  });
  if (values.all === true || positionals.length === 0 || paths.length + ids.length < positionals.length)
    throw new StartFault(usage);
  return { ids, paths };
};

await runMain(async () => {
  const { purge } = readConfig();
  const wanted = purgeOf(process.argv.slice(2));
  if (purge === null) throw new StartFault('Set PURGE_SECRET to that of the site.');
  const fault = await sendPurge(purge, wanted);
  if (fault !== null) throw new StartFault(`${purge.url}: ${fault}`);
  process.stdout.write('Purged.\n');
});
