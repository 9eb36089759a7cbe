import { languages } from '../i18n/languages.ts';
import { homePath, pathFor } from '../paths/paths.ts';
import type { Amplify } from './amplify/amplify.ts';
import { authSetup } from './authSetup.ts';

let loading: Promise<Amplify> | undefined;

const load = async (): Promise<Amplify> => {
  const { amplify } = await import('./amplify/amplify.ts');
  amplify.configureAmplify(authSetup().config, {
    origin: window.location.origin,
    homePath: pathFor(authSetup().language, homePath),
    homePaths: languages.map(({ code }) => pathFor(code, homePath)),
  });
  return amplify;
};

/** Loads and configures Amplify when it is first needed; tries again after a failure. */
export const loadAmplify = (): Promise<Amplify> => {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};
