import { escapeHtml } from '../../../services/src/text/escapeHtml.ts';

/** HTML of a text with its placeholders filled. */
export const fillText = (text: string, values: Readonly<Record<string, string>> = {}): string =>
  escapeHtml(text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder));
