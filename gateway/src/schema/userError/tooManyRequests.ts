import type { LanguageCode } from '../../config/languages.ts';
import { errorText } from '../../errors/texts.ts';
import type { Outcome } from '../../rest/outcome.ts';
import type { UserError } from './userError.ref.ts';

/** What a 429 says to the reader, in the language of the request; null for every other outcome. */
export const tooManyRequests = (outcome: Outcome<unknown>, language: LanguageCode): UserError | null =>
  outcome.kind === 'failed' && outcome.error.extensions['status'] === 429
    ? { field: null, code: 'too_many_requests', message: errorText(language, 'error.tooManyRequests') }
    : null;
