import { foldLetters } from '../../../i18n/foldLetters.ts';
import type { TextPart } from '../../../ui/rich-text/MarkedText.tsx';

const words = /[\p{L}\p{N}\p{M}]+/gu;

/** Splits a text, so that the words of a keyword can be highlighted without inserting markup. */
export const keywordParts = (text: string, keyword: string | null): TextPart[] => {
  const wanted = new Set((keyword?.match(words) ?? []).map(foldLetters));
  const parts: TextPart[] = [];
  let end = 0;
  for (const found of wanted.size === 0 ? [] : text.matchAll(words)) {
    const [word] = found;
    if (!wanted.has(foldLetters(word))) continue;
    if (found.index > end) parts.push({ text: text.slice(end, found.index), marked: false });
    parts.push({ text: word, marked: true });
    end = found.index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), marked: false });
  return parts;
};
