import { setTimeout as pause } from 'node:timers/promises';
import { compareLeads, startApplicants } from './applications.mjs';
import { startOwnServices } from './ownServices.mjs';
import { startGateway } from '../promises/startGateway.mjs';
import { say } from '../../scripts/runtime.mjs';

/** The services are killed again and again while visitors apply. */
export const killedServices = async ({ isShort }) => {
  const kills = isShort ? 2 : 20;
  const services = await startOwnServices();
  const gateway = await startGateway(services.origin, {});
  try {
    const applicants = startApplicants(gateway.graphql);
    for (let killed = 1; killed <= kills; killed += 1) {
      await pause(300 + ((killed * 377) % 1_200));
      await services.kill();
      await services.restart();
      say(`Kill ${killed}: ${applicants.state.acknowledged.length} leads acknowledged`);
    }
    await pause(2_000);
    await applicants.stop();
    const { acknowledged, attempts } = applicants.state;
    const { lost, doubled } = compareLeads(acknowledged, await services.keysOfLeads());
    return {
      of: 10,
      figure: `${lost} of ${acknowledged.length} acknowledged leads lost, ${doubled} doubled, in ${kills} kills and ${attempts} attempts`,
      isKept: lost === 0 && doubled === 0 && acknowledged.length > kills,
    };
  } finally {
    await gateway.stop();
    await services.stop();
  }
};
