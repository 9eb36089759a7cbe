import { GraphQLError, Kind, OperationTypeNode, parse, type DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { createGraphQLError, type Plugin } from 'graphql-yoga';
import { isTooDeep, maxJsonDepth } from '../request/readBody.ts';
import { documentFault } from './documentLimits.ts';
import { textFault } from './textLimits.ts';

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

const deepVariables = () =>
  createGraphQLError(`The variables are nested deeper than ${maxJsonDepth} levels`, {
    extensions: { code: 'BAD_REQUEST', status: 400, http: { status: 400 } },
  });

/** The executor would answer a subscription with 200 and an error without a code. */
const subscriptionFault = ({ definitions }: DocumentNode): GraphQLError | null => {
  const found = definitions.find(
    (each) => each.kind === Kind.OPERATION_DEFINITION && each.operation === OperationTypeNode.SUBSCRIPTION,
  );
  return found === undefined ? null : new GraphQLError('The schema has no subscriptions', { nodes: found });
};

/**
 * Protects parser and validator, whose work can grow faster than the document: rejects a text with too many tokens or
 * brackets before it is parsed, and a wide or deep document before it is validated. Takes accepted documents from the
 * cache. The site's own operations come by id, not as text, and need no check.
 */
export const useDocumentLimits = (accepted: AcceptedDocuments): Plugin => {
  const parsedHere = new WeakSet<DocumentNode>();
  return {
    onParams: ({ params }) => {
      if (isTooDeep(params)) throw deepVariables();
      const text: unknown = params.query;
      const fault = typeof text === 'string' && !accepted.get(text) ? textFault(text) : null;
      if (fault !== null) throw fault;
    },
    onParse: ({ setParseFn }) => {
      setParseFn((source) => {
        const text = typeof source === 'string' ? source : source.body;
        const document = accepted.get(text) ?? parse(text);
        parsedHere.add(document);
        return document;
      });
    },
    onValidate: ({ params: { documentAST: document }, setResult }) => {
      if (!parsedHere.has(document)) return;
      if (accepted.has(document)) {
        setResult([]);
        return;
      }
      const fault = documentFault(document) ?? subscriptionFault(document);
      if (fault !== null) setResult([fault]);
    },
  };
};
