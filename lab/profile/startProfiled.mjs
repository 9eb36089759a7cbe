import { startTarget } from '../bench/gateway/startTargets.mjs';
import { singleNames } from '../bench/gateway/targets.mjs';
import { requestOf, workloads } from '../bench/gateway/workloads.mjs';
import { browserHeaders } from '../bench/pages/browserHeaders.mjs';
import { startSites } from '../bench/pages/startSites.mjs';
import { startServices } from '../bench/processes/startServices.mjs';
import { startUpstream } from '../bench/processes/startUpstream.mjs';
import { buildStale, generatedCode } from '../../scripts/build.mjs';
import { fail } from '../../scripts/runtime.mjs';
import { freePort } from '../../server/test/freePort.ts';

const usage = () =>
  fail(
    `Name a process and what it answers: ${singleNames.join(', ')} with ${workloads.map(({ name }) => name).join(', ')}; or web with a path such as /berlin.`,
  );

const inspectorArgs = (port) => [`--inspect=127.0.0.1:${port}`];

const startSite = async (path, upstream, services, nodeArgs) => {
  const sites = await startSites(upstream, services, { nodeArgs });
  const request = { url: sites.cold.origin + path, headers: browserHeaders };
  return { title: `web, ${path}`, name: `web${path.replaceAll('/', '-')}`, request, stop: sites.stop };
};

const startServer = async (target, workload, upstream, nodeArgs) => {
  const { stop, origin, ...server } = await startTarget(target, upstream, { nodeArgs });
  const { path, ...request } = requestOf(workload, server);
  return {
    title: `${target}, ${workload.title}`,
    name: `${target}-${workload.name}`,
    request: { url: origin + path, ...request },
    stop,
  };
};

/** Starts the process that the words name, with an inspector, and what it needs. */
export const startProfiled = async ([target, what]) => {
  const workload = workloads.find(({ name }) => name === what);
  const isSite = target === 'web' && what?.startsWith('/');
  if (!isSite && !(singleNames.includes(target) && workload)) usage();
  await buildStale(isSite ? {} : { only: generatedCode });
  const services = await startServices();
  const upstream = await startUpstream(services.origin);
  const inspectorPort = await freePort();
  const nodeArgs = inspectorArgs(inspectorPort);
  const { stop, ...profiled } = isSite
    ? await startSite(what, upstream, services, nodeArgs)
    : await startServer(target, workload, upstream, nodeArgs);
  return {
    ...profiled,
    inspectorPort,
    stop: async () => {
      await stop();
      await upstream.stop();
      await services.stop();
    },
  };
};
