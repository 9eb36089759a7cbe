import { parse } from '@formatjs/icu-messageformat-parser';
import type { CompilePhrase } from '../../i18n/checkedPhrases.ts';

/** Compiles messages at run time. Here and not in what is built for the browser, which gets no parser. */
export const compilePhrase: CompilePhrase = (text) => parse(text);
