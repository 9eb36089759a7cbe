import type { DocumentNode } from 'graphql';

/** A parsed document takes some hundred times the memory of its text: 50 MB at most. */
const mostCharacters = 256 * 1024;
const longestDocument = 8 * 1024;

/** Documents that were parsed and found valid, by their texts, the oldest giving way. Refused ones are never kept. */
export const acceptedDocuments = () => {
  const documents = new Map<string, DocumentNode>();
  let characters = 0;
  return {
    get: (text: string): DocumentNode | undefined => documents.get(text),
    has: (document: DocumentNode): boolean => documents.get(document.loc?.source.body ?? '') === document,
    keep: (document: DocumentNode): void => {
      const text = document.loc?.source.body;
      if (text === undefined || text.length > longestDocument || documents.has(text)) return;
      documents.set(text, document);
      characters += text.length;
      for (const oldest of documents.keys()) {
        if (characters <= mostCharacters) return;
        documents.delete(oldest);
        characters -= oldest.length;
      }
    },
    characters: (): number => characters,
  };
};

export type AcceptedDocuments = ReturnType<typeof acceptedDocuments>;
