import { type AddedOffer, addOffer, removeOffer } from './database/addedOffers.ts';
import { type LeadRow, leadsStatement } from './database/leads.ts';
import { createProcessGroup } from './processGroup.ts';
import { startServices } from './services.ts';
import { type Stack, startStack } from './stack.ts';
import { startThirdParties, type ThirdParties } from './thirdParties.ts';
import { freePort } from '../../server/test/freePort.ts';

/** One copy of the gateway and the site, with the server that it sends events and reports to. */
export interface WorkerStack extends Stack {
  readonly thirdParties: ThirdParties;
}

/** The running product. */
export interface Product {
  readonly services: string;
  /** The identity service, which runs in the process of the services. */
  readonly identity: string;
  readonly stacks: readonly WorkerStack[];
  /** Origins of sites that tests start with other settings. */
  readonly spareSites: readonly string[];
  readonly readLeads: () => Promise<readonly LeadRow[]>;
  readonly addOffer: (citySlug: string) => Promise<AddedOffer>;
  readonly removeOffer: (id: number) => Promise<void>;
  /** Lets an account sign in only with a second factor, which it sets up first. */
  readonly requireSecondFactor: (email: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Pages must be complete even on a busy machine; `faults/patience.spec.ts` uses the product's own limits. Each fault that a journey
 * injects must show: no breaker opens, and no read is repeated.
 */
const settings = {
  gateway: {
    RESPONSE_TIMEOUT_MS: '3000',
    OVERALL_TIMEOUT_MS: '6000',
    BREAKER_FAILURES: '0',
    RETRY_PERCENT: '0',
    HOURLY_LIMITS: 'lead=0/0,city-request=0/0,city-search=0/0,review-report=0/0',
  },
  web: { PAGE_PATIENCE_MS: '20000', PART_PATIENCE_MS: '20000' },
};

/** Starts the services once, and one copy of gateway and site per parallel worker. */
export const startProduct = async (workers: number): Promise<Product> => {
  const { folder, stops, stop } = createProcessGroup();
  try {
    const sites: string[] = [];
    const spareSites: string[] = [];
    while (sites.length < workers) {
      sites.push(`http://localhost:${await freePort()}`);
      spareSites.push(`http://localhost:${await freePort()}`);
    }
    const { origin, identity, database } = await startServices({ folder, sites, spareSites }, stops);
    const readLeads = () => database.read<LeadRow>(leadsStatement);
    const stacks = await Promise.all(
      sites.map(async (web, index) => {
        const thirdParties = await startThirdParties();
        stops.push(thirdParties.close);
        const own = { ...settings, web: { ...settings.web, ...thirdParties.settings } };
        const name = String(index);
        const stack = await startStack({ name, web, services: origin, identity, settings: own }, stops);
        return { ...stack, thirdParties };
      }),
    );
    return {
      services: origin,
      identity,
      stacks,
      spareSites,
      readLeads,
      addOffer: (citySlug) => addOffer(database, citySlug),
      removeOffer: (id) => removeOffer(database, id),
      requireSecondFactor: async (email) => {
        await database.write('UPDATE identity_users SET mfa_required = true WHERE username = $1', [email]);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
