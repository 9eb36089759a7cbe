// HAProxy in front of several processes, as a load balancer of production: requests in turn, and another process where one refuses.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess, untilReady } from '../../e2e/harness/managedProcess.ts';
import { has } from '../../scripts/runtime.mjs';
import { freePort } from '../../server/test/freePort.ts';

/** The program; on Debian it is not in everybody's PATH. */
const haproxy = () => ['haproxy', '/usr/sbin/haproxy'].find(has);

export const isBalancerInstalled = () => haproxy() !== undefined;

/**
 * Sends nothing more to a process that twice says it is not ready. One that stops refuses connections before, which go to another at once;
 * one that is only busy must not be given up.
 */
const configOf = ({ mode, port, ports }) => `
defaults
  mode ${mode}
  ${mode === 'http' ? 'option forwardfor' : ''}
  timeout connect 1s
  timeout client 120s
  timeout server 120s
  timeout check 5s
  retries 3
  option redispatch 1
  default-server check inter 1s fall 2 rise 1
listen processes
  bind 127.0.0.1:${port}
  balance roundrobin
  option httpchk GET /readyz
${ports.map((each, at) => `  server process${at} 127.0.0.1:${each}`).join('\n')}
`;

/** Starts a balancer in front of ports; `mode` is tcp, as between pods, or http, as in front of sites. */
export const startBalancer = async (mode, ports) => {
  const folder = mkdtempSync(join(tmpdir(), 'balancer-'));
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, configOf({ mode, port, ports }));
  const balancer = startProcess({ name: `haproxy-${port}`, command: haproxy(), args: ['-f', file] });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(balancer, `${origin}/healthz`, 10_000);
  return {
    origin,
    stop: async () => {
      await balancer.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
