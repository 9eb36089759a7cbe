import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** A parsed document takes some hundred times the memory of its text: 50 MB at most. */
const mostCharacters = 256 * 1024;
const longestDocument = 8 * 1024;

const textOf = (document: DocumentNode): string => document.loc?.source.body ?? '';

/** Documents that were parsed and found valid, by their texts, the oldest giving way. Refused ones are never kept. */
export const acceptedDocuments = () => {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: mostCharacters,
    maxEntrySize: longestDocument,
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
