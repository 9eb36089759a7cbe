import { format } from 'oxfmt';
import options from '../../../.oxfmtrc.json' with { type: 'json' };

/** Formats a text as the repository requires it of a file with this name. */
export const formatted = async (file, text) => (await format(file, text, options)).code;
