import type { MessageFormatElement } from 'react-intl';
import type { SomeMessages } from './loadMessages.ts';
import type { MessageId } from './messageId.ts';

/** A text that replaces one of the catalogue. */
export interface Phrase {
  readonly key: string;
  readonly text: string;
}

/** An invalid phrase, and the reason. */
export interface PhraseFault {
  readonly key: string;
  readonly fault: 'unknown' | 'empty' | 'broken' | 'placeholders' | 'missing';
}

/** Parses the text of a message; throws if it is invalid. */
export type CompilePhrase = (text: string) => MessageFormatElement[];

const literal = 0;
const select = 5;
const plural = 6;
const pound = 7;
const tag = 8;

const addNames = (parts: readonly MessageFormatElement[], names: Set<string>): Set<string> => {
  for (const part of parts) {
    if (part.type === literal || part.type === pound) continue;
    names.add(part.type === tag ? `<${part.value}>` : part.value);
    if (part.type === select || part.type === plural)
      for (const { value } of Object.values(part.options)) addNames(value, names);
    if (part.type === tag) addNames(part.children, names);
  }
  return names;
};

/** The placeholders and tags of a message, joined for comparison. */
const namesIn = (parts: readonly MessageFormatElement[]): string =>
  [...addNames(parts, new Set())].sort().join(' ');

const isMessageId = (catalogue: SomeMessages, key: string): key is MessageId => Object.hasOwn(catalogue, key);

/** Compiles the phrases that differ from the catalogue and can replace its texts; lists those that cannot. */
export const checkedPhrases = (
  catalogue: SomeMessages,
  phrases: readonly Phrase[],
  compile: CompilePhrase,
): { readonly messages: SomeMessages; readonly faults: readonly PhraseFault[] } => {
  const messages: Partial<Record<MessageId, MessageFormatElement[]>> = {};
  const faults: PhraseFault[] = [];
  for (const { key, text } of phrases) {
    if (!isMessageId(catalogue, key)) faults.push({ key, fault: 'unknown' });
    else if (text.trim() === '') faults.push({ key, fault: 'empty' });
    else
      try {
        const parts = compile(text);
        const known = catalogue[key] ?? [];
        if (namesIn(parts) !== namesIn(known)) faults.push({ key, fault: 'placeholders' });
        else if (JSON.stringify(parts) !== JSON.stringify(known)) messages[key] = parts;
      } catch {
        faults.push({ key, fault: 'broken' });
      }
  }
  return { messages, faults };
};
