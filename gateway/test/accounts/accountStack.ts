import { startGateway, type RunningGateway } from '../startGateway.ts';
import { startServices, type RunningServices } from '../startServices.ts';
import { confirmedDomain } from './account.ts';
import { startAdminProxy, type AdminProxy } from './adminProxy.ts';

/** The reference services with their identity service, in a process of their own, and a gateway that trusts its tokens. */
export interface AccountStack {
  readonly services: RunningServices;
  readonly gateway: RunningGateway;
  readonly adminProxy: AdminProxy;
  readonly stop: () => Promise<void>;
}

/** Returns the stack. Suites call it only in hooks and tests, because the stack starts in the first hook. */
export type GetAccountStack = () => AccountStack;

export const startAccountStack = async (): Promise<AccountStack> => {
  const started: { services?: RunningServices } = {};
  const adminProxy = await startAdminProxy(() => started.services?.identity ?? '');
  const services = await startServices({
    LOG_LEVEL: 'trace',
    IDENTITY_CONFIRMED_DOMAINS: confirmedDomain,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: adminProxy.url,
  });
  started.services = services;
  const gateway = await startGateway(services.origin, {
    IDENTITY_ORIGIN: services.identity,
    LOG_LEVEL: 'trace',
  });
  return {
    services,
    gateway,
    adminProxy,
    stop: async () => {
      await gateway.stop();
      await services.stop();
      adminProxy.stop();
    },
  };
};
