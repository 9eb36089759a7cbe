import { startGateway, type RunningGateway } from './startGateway.ts';
import { startIdentity } from './startIdentity.ts';
import { startServices } from './startServices.ts';

/** The reference services with the sample data, an identity service that they trust, and a gateway in front of them. */
export interface ReferenceWorld {
  readonly servicesOrigin: string;
  readonly gateway: RunningGateway;
  readonly tokenOf: (sub: string, signedInAt?: number) => string;
  readonly stop: () => Promise<void>;
}

/** The parameter of a suite. It can be called from the first test on. */
export type ReferenceWorldOf = () => ReferenceWorld;

export const startReferenceWorld = async (): Promise<ReferenceWorld> => {
  const identity = await startIdentity();
  const services = await startServices(identity.env);
  const gateway = await startGateway(services.origin);
  return {
    servicesOrigin: services.origin,
    gateway,
    tokenOf: identity.tokenOf,
    stop: async () => {
      await gateway.stop();
      await services.stop();
      identity.stop();
    },
  };
};
