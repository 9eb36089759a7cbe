import { parse } from '@formatjs/icu-messageformat-parser';
import type { CompilePhrase } from '../../i18n/checkedPhrases.ts';

/** Compiles messages at run time, on the server only, because the client build contains no parser. */
export const compilePhrase: CompilePhrase = (text) => parse(text);
