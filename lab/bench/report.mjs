// Measures the gateway beside its peers, and the pages; prints tables. A full run also writes docs/performance.md.
import { measureData } from './data/data.mjs';
import { measureVisits } from './visits/measureVisits.mjs';
import { expensiveOperations } from './expensive/expensiveOperations.mjs';
import { measureGateway } from './gateway/measureGateway.mjs';
import { peerNames } from './gateway/targets.mjs';
import { workloads } from './gateway/workloads.mjs';
import { measureMemory } from './memory/measureMemory.mjs';
import { showResults, writeDocumentation, writeResults } from './output/results.mjs';
import { measureSite } from './pages/measureSite.mjs';
import { startServices } from './processes/startServices.mjs';
import { startUpstream } from './processes/startUpstream.mjs';
import { selectionOf } from './selection.mjs';
import { buildStale, generatedCode } from '../../scripts/build.mjs';
import { fail, say } from '../../scripts/runtime.mjs';

const select = () => {
  try {
    return selectionOf(process.argv.slice(2), {
      workloads: workloads.map(({ name }) => name),
      peers: peerNames,
    });
  } catch (error) {
    return fail(error.message);
  }
};

const isOfSite = (part) => ['pages', 'bytes', 'lighthouse', 'memory', 'visits'].includes(part);

const measure = async (selection) => {
  const { parts } = selection;
  const results = {};
  await buildStale(parts.some(isOfSite) ? {} : { only: generatedCode });
  if (parts.some((part) => !['expensive', 'data', 'visits'].includes(part))) {
    say('Starting services with the sample data …');
    const services = await startServices();
    const upstream = await startUpstream(services.origin, selection.change);
    try {
      if (parts.includes('gateway')) results.gateway = await measureGateway(upstream, selection);
      Object.assign(results, await measureSite(upstream, services, selection));
      if (parts.includes('memory')) results.memory = await measureMemory(upstream, services);
    } finally {
      await upstream.stop();
      await services.stop();
    }
  }
  if (parts.includes('data')) await measureData();
  if (parts.includes('visits')) await measureVisits();
  if (parts.includes('expensive')) results.expensive = await expensiveOperations();
  return results;
};

const selection = select();
if (selection.onlyWrite) {
  await writeDocumentation({});
} else {
  const results = await measure(selection);
  await showResults(results);
  await writeResults(results, selection);
}
