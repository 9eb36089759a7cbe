import { parse, type DocumentNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { documentLimits } from './documentLimits.ts';

const mostTokens = 4_000;

/** Limits what a document may cost before it is executed. The site's own operations do not pass here. */
export const useDocumentLimits = (): Plugin => ({
  onParse: ({ setParseFn }) => {
    setParseFn((source, options) => parse(source, { ...options, maxTokens: mostTokens }));
  },
  onValidate: ({ addValidationRule }) => {
    addValidationRule(documentLimits);
  },
});

const mostDocuments = 200;
const longestDocument = 8 * 1024;

/** Keeps a bounded number of documents of ordinary size, the oldest giving way: hostile ones must not fill the memory. */
export const documentCache = () => {
  const documents = new Map<string, DocumentNode>();
  return {
    get: (text: string) => documents.get(text),
    set: (text: string, document: DocumentNode) => {
      if (text.length > longestDocument) return;
      const oldest = documents.size >= mostDocuments ? documents.keys().next().value : undefined;
      if (oldest !== undefined) documents.delete(oldest);
      documents.set(text, document);
    },
  };
};
