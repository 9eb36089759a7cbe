import sanitizeHtml from 'sanitize-html';

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The end of a sentence: its mark, then a space and no small letter, as after `e.g.`; or the end of the text. */
const sentence = /^.*?[.!?…](?=\s+[^\s\p{Ll}]|$)/u;

/** The first sentence of HTML as plain text on one line; null when there is no text. */
export const firstSentence = (html: string | null): string | null => {
  const spaced = (html ?? '').replace(/<(?:\/p|\/li|\/h\d|br)\b[^>]*>/gi, ' ');
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' ? null : (sentence.exec(text)?.[0] ?? text);
};
