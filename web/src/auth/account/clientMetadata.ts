import { authSetup } from '../authSetup.ts';

/** What the identity service needs for mails; a pool of Amazon passes it on to its triggers. */
export const clientMetadata = (): Record<string, string> => {
  const { config, language } = authSetup();
  return { language, confirmation: config.verification };
};
