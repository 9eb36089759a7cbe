/** Scripts that need joiners between letters, and what emoji are made of. */
const joinable = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\p{sc=Arabic}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Gurmukhi}\p{sc=Gujarati}\p{sc=Oriya}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Kannada}\p{sc=Malayalam}\p{sc=Sinhala}`;

/**
 * Characters that show nothing: direction marks, zero-width spaces, blank letters, control and private characters. Joiners,
 * variation selectors and tags stay where they change what is shown: in emoji, flags and scripts that need them.
 */
const invisible = new RegExp(
  [
    String.raw`[[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Co}\uFFF9-\uFFFC]--[\n\u200C\u200D\p{Variation_Selector}\u{E0020}-\u{E007F}]]`,
    String.raw`(?<![${joinable}])[\u200C\u200D]`,
    String.raw`[\u200C\u200D](?![${joinable}])`,
    String.raw`(?<![\p{Emoji}\p{sc=Han}])\p{Variation_Selector}`,
  ].join('|'),
  'gv',
);

/** The flag of a region, whose letters are tags; all other tags are hidden text. */
const tags = /(\u{1F3F4}[\u{E0020}-\u{E007E}]{1,6}\u{E007F})|[\u{E0020}-\u{E007F}]/gu;

/** No field takes a longer text, so that its schema refuses it as it is. */
const maxCleanedLength = 20_000;

const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const spaces = /[\p{Zs}\t\u2800]+/gu;
/** Letters of real languages carry at most a few marks; stacks of them cover the lines around. */
const stackedMarks = /(\p{M}{4})\p{M}+/gu;
const emptyLines = /\n{3,}/g;
const dashes = /\p{Pd}|\u2212/gu;

/** Cleans a text of several lines: nothing invisible, usual spaces, at most one empty line in a row. */
export const cleanParagraphs = (text: string): string => {
  if (text.length > maxCleanedLength) return text;
  return text
    .normalize('NFC')
    .replaceAll(lineEnds, '\n')
    .replaceAll(spaces, ' ')
    .replaceAll(tags, '$1')
    .replaceAll(invisible, '')
    .replaceAll(stackedMarks, '$1')
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(emptyLines, '\n\n')
    .trim();
};

/** Cleans a text of one line, such as a name or a search. */
export const cleanLine = (text: string): string => cleanParagraphs(text).replaceAll(/\s+/g, ' ');

/** Cleans a phone number as it is pasted from a page or a chat: usual hyphens and digits. */
export const cleanPhoneNumber = (text: string): string =>
  cleanLine(text.normalize('NFKC'))
    .replace(/^tel: */i, '')
    .replaceAll(dashes, '-');

/** Cleans a mail address as it is pasted. */
export const cleanMailAddress = (text: string): string => cleanLine(text).replace(/^mailto: */i, '');
