import type { LanguageLevel } from '../../__generated__/useSaveLanguagesMutation.graphql.ts';
import type { MessageId } from '../../i18n/messageId.ts';

/** The levels in ascending order. A level that the graph adds does not compile until it has texts here. */
const texts = {
  BASIC: { name: 'languageLevel.basic', help: 'languageLevel.basic.help' },
  CONVERSATIONAL: { name: 'languageLevel.conversational', help: 'languageLevel.conversational.help' },
  FLUENT: { name: 'languageLevel.fluent', help: 'languageLevel.fluent.help' },
  NATIVE: { name: 'languageLevel.native', help: 'languageLevel.native.help' },
} as const satisfies Readonly<Record<LanguageLevel, Readonly<Record<'name' | 'help', MessageId>>>>;

export const languageLevels = Object.keys(texts) as readonly LanguageLevel[];

/** The message ids of a level's name and of what it means. */
export const levelTexts = (level: LanguageLevel) => texts[level];
