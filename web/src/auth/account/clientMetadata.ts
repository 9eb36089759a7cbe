import { authSetup } from '../authSetup.ts';

/** The language of mails; a pool of Amazon passes it on to its triggers. */
export const clientMetadata = (): Record<string, string> => ({ language: authSetup().language });
