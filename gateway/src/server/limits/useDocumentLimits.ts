import { parse, type DocumentNode } from 'graphql';
import { createGraphQLError, type Plugin } from 'graphql-yoga';
import type { AcceptedDocuments } from './acceptedDocuments.ts';
import { documentFault } from './documentLimits.ts';
import { deepestJson, isTooDeep } from '../request/jsonDepth.ts';
import { textFault } from './textLimits.ts';

const deepVariables = () =>
  createGraphQLError(`The variables are nested deeper than ${deepestJson} levels`, {
    extensions: { code: 'BAD_REQUEST', status: 400, http: { status: 400 } },
  });

/**
 * Refuses documents beyond the limits before anything is done that grows with them: long or deeply nested texts before
 * they are parsed, wide or deep documents before they are validated. Those that were answered before are known. The
 * site's own operations do not come as text and are not looked at.
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
      const fault = documentFault(document);
      if (fault !== null) setResult([fault]);
    },
  };
};
