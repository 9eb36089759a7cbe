import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sharedServices } from '../promises/sharedServices.mjs';
import { startGateway } from '../promises/startGateway.mjs';
import { run, say } from '../../scripts/runtime.mjs';

const packages = ['graphql-http@1.22.4', 'graphql@16.15.0'];

/** Runs the audits of graphql-http, which is downloaded for it, on an open gateway. */
export const conformance = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'audits-'));
  const gateway = await startGateway((await sharedServices()).origin, { OPERATIONS: 'open' });
  try {
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    const { ok, output } = await run('npm', ['install', '--no-audit', '--no-fund', ...packages], {
      cwd: folder,
      quiet: true,
    });
    if (!ok) throw new Error(output);
    const audits = pathToFileURL(join(folder, 'node_modules/graphql-http/lib/audits/index.mjs'));
    const { auditServer } = await import(audits);
    const results = await auditServer({ url: `${gateway.origin}/graphql` });
    const passed = results.filter(({ status }) => status === 'ok');
    for (const { status, name, reason } of results) if (status !== 'ok') say(`${status}: ${name}: ${reason}`);
    return { of: 1, figure: `${passed.length}/${results.length}`, isKept: passed.length === results.length };
  } finally {
    await gateway.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
