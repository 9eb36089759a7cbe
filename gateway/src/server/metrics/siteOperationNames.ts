import { readFileSync } from 'node:fs';
import { getOperationAST, type DocumentNode } from 'graphql';

/** The names of the site's own operations, which are few and known. */
const namesIn = (file: URL): ReadonlySet<string> => {
  const texts = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  return new Set(texts.flatMap((text) => /^\s*(?:query|mutation)\s+(\w+)/m.exec(text)?.[1] ?? []));
};

/** Names an operation in metrics: any other than those of the site is `other`, because clients choose their names. */
export const siteOperationNames = (file: URL) => {
  const names = namesIn(file);
  return (document: DocumentNode, operationName?: string | null): string => {
    const name = getOperationAST(document, operationName)?.name?.value ?? '';
    return names.has(name) ? name : 'other';
  };
};
