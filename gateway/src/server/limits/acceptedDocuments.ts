import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** Of all texts together. A parsed document needs about 200 times the memory of its text, so this is 50 MB. */
const maxCharacters = 256 * 1024;
const maxDocumentCharacters = 8 * 1024;

const textOf = (document: DocumentNode): string => document.loc?.source.body ?? '';

/**
 * A cache of parsed and valid documents by text; the least recently used go first. Rejected documents are never cached, so
 * that they cannot fill the memory.
 */
export const acceptedDocuments = () => {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: maxCharacters,
    maxEntrySize: maxDocumentCharacters,
    sizeCalculation: (_document, text) => text.length,
  });
  return {
    get: (text: string): DocumentNode | undefined => documents.get(text),
    has: (document: DocumentNode): boolean => documents.peek(textOf(document)) === document,
    keep: (document: DocumentNode): void => {
      const text = textOf(document);
      if (text !== '' && !documents.has(text)) documents.set(text, document);
    },
    characters: (): number => documents.calculatedSize,
  };
};

export type AcceptedDocuments = ReturnType<typeof acceptedDocuments>;
