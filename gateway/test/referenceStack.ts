import { startGateway, type RunningGateway } from './startGateway.ts';
import { startIdentity } from './startIdentity.ts';
import { startServices } from './startServices.ts';

/** The reference services with the sample data, an identity service that they trust, and a gateway in front of them. */
export interface ReferenceStack {
  readonly servicesOrigin: string;
  readonly gateway: RunningGateway;
  readonly tokenOf: (sub: string, signedInAt?: number) => string;
  readonly stop: () => Promise<void>;
}

/** Returns the stack. Suites call it only in hooks and tests, because the stack starts in the first hook. */
export type GetReferenceStack = () => ReferenceStack;

export const startReferenceStack = async (): Promise<ReferenceStack> => {
  const identity = await startIdentity();
  const services = await startServices(identity.env);
  const gateway = await startGateway(services.origin, identity.env);
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
