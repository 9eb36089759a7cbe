import { randomUUID } from 'node:crypto';
import { compareLeads } from './applications.mjs';
import { startOwnServices } from './ownServices.mjs';
import { atOnce } from '../promises/figures.mjs';
import { codesOf, post } from '../promises/post.mjs';
import { metricsOf } from '../promises/metricsOf.mjs';
import { startGateway } from '../promises/startGateway.mjs';

const offerId = Buffer.from('JobOffer:1').toString('base64');

const body = (idempotencyKey) => ({
  query: 'mutation ($input: CreateLeadInput!) { createLead(input: $input) { lead { id } } }',
  variables: { input: { idempotencyKey, offerId } },
});

const perAddress = 5;

/**
 * The proxy in front is missing in the settings, so that all visitors seem to have one address: the gateway refuses their applications,
 * and no service sees any. What browsers keep is sent again when the setting is right.
 */
export const missingLeads = async ({ isShort }) => {
  const stored = await metricsOf('SERVICES_METRICS_PORT');
  const limited = await metricsOf('GATEWAY_METRICS_PORT');
  const services = await startOwnServices({ more: stored.env });
  const startWith = (trustedProxies, port) =>
    startGateway(
      services.origin,
      { HOURLY_LIMITS: `lead=${perAddress}/0`, TRUSTED_PROXIES: trustedProxies, ...limited.env },
      { port },
    );
  let gateway = await startWith('10.0.0.0/8');
  const visitors = Array.from({ length: isShort ? 20 : 200 }, (_none, at) => ({
    key: randomUUID(),
    address: `198.51.${at >> 8}.${at & 255}`,
  }));
  /** The codes of the errors that visitors get who apply. */
  const apply = async (people) => {
    const codes = [];
    await atOnce(8, people, async ({ key, address }) => {
      const answer = await post(gateway.graphql, body(key), { 'x-forwarded-for': address });
      codes.push(...codesOf(answer));
    });
    return codes;
  };
  const answersOf = async (route, status) =>
    stored.sum('citygigs_http_request_duration_seconds_count', { route, ...status });
  const leadsSeen = () => answersOf('/sales-api/lead', {});
  try {
    await apply(visitors.slice(0, perAddress));
    const before = await leadsSeen();
    const kept = visitors.slice(perAddress);
    const codes = await apply(kept);
    const arrived = (await leadsSeen()) - before;
    const counted = await limited.sum('citygigs_writes_limited_total', { write: 'lead', by: 'address' });
    await gateway.stop();
    gateway = await startWith('loopback', gateway.port);
    const failures = await apply(kept);
    const keys = await services.keysOfLeads();
    const { lost, doubled } = compareLeads(
      visitors.map(({ key }) => key),
      keys,
    );
    const answered = await answersOf('/sales-api/lead', { status: '201' });
    return {
      claim:
        'applications that reach no service: the counters say why, and those that browsers keep are not lost',
      figure: `${arrived} of ${kept.length} arrive while all visitors seem to be one, ${counted} are counted as limited; with the proxy in the settings ${failures.length} fail, ${lost} of ${visitors.length} lost, ${doubled} doubled, ${answered} counted as stored`,
      isKept:
        arrived === 0 &&
        codes.every((code) => code === 'TOO_MANY_REQUESTS') &&
        counted === kept.length &&
        failures.length === 0 &&
        lost === 0 &&
        doubled === 0 &&
        answered === visitors.length,
    };
  } finally {
    await gateway.stop();
    await services.stop();
  }
};
