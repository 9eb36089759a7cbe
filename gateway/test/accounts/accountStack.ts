import { startGateway, type RunningGateway } from '../startGateway.ts';
import { startServices, type RunningServices } from '../startServices.ts';
import { confirmedDomain } from './account.ts';

/** The reference services with their identity service, in a process of their own, and a gateway that trusts its tokens. */
export interface AccountStack {
  readonly services: RunningServices;
  readonly gateway: RunningGateway;
  readonly stop: () => Promise<void>;
}

/** Returns the stack. Suites call it only in hooks and tests, because the stack starts in the first hook. */
export type GetAccountStack = () => AccountStack;

export const startAccountStack = async (): Promise<AccountStack> => {
  const services = await startServices({
    LOG_LEVEL: 'trace',
    IDENTITY_CONFIRMED_DOMAINS: confirmedDomain,
  });
  const gateway = await startGateway(services.origin, { IDENTITY_ORIGIN: services.identity });
  return {
    services,
    gateway,
    stop: async () => {
      await gateway.stop();
      await services.stop();
    },
  };
};
