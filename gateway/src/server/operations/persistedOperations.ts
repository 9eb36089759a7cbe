import { readFileSync, statSync } from 'node:fs';
import { parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';

interface SourceOptions {
  readonly file: URL;
  readonly schema: GraphQLSchema;
  /** Whether to check the file for changes; for development. */
  readonly reload: boolean;
  readonly log: Logger;
}

const checkEveryMs = 500;

/** What sites of the release before send while a release is under way. */
const releasedFile = new URL('../../../../schema/releasedOperations.json', import.meta.url);

const textsIn = (file: URL) => JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;

/** The operations of the site by id, those of the last release too, each parsed and validated once. */
export const persistedOperations = ({ file, schema, reload, log }: SourceOptions) => {
  const released = textsIn(releasedFile);
  let texts = released;
  let documents = new Map<string, DocumentNode | null>();
  const own = new WeakSet<DocumentNode>();
  let version = 0;
  let checked = Number.NEGATIVE_INFINITY;

  const refresh = (): void => {
    const now = performance.now();
    if (now - checked < checkEveryMs || (version !== 0 && !reload)) return;
    checked = now;
    try {
      const changed = statSync(file).mtimeMs;
      if (changed === version) return;
      texts = { ...released, ...textsIn(file) };
      documents = new Map();
      version = changed;
    } catch (error) {
      // The file may be half written. The next check reads it again; until then the previous operations stay in use.
      log.warn({ err: error }, 'persisted operations not read');
    }
  };

  const prepare = (id: string): DocumentNode | null => {
    const text = Object.hasOwn(texts, id) ? texts[id] : undefined;
    if (text === undefined) return null;
    const document = parse(text, { noLocation: true });
    const faults = validate(schema, document);
    if (faults.length === 0) return document;
    log.error(
      { id, faults: faults.map((fault) => fault.message) },
      'persisted operation does not fit the schema',
    );
    return null;
  };

  return {
    find: (id: string): DocumentNode | null => {
      refresh();
      const known = documents.get(id);
      if (known !== undefined) return known;
      const document = prepare(id);
      // Unknown ids are not cached, so that they cannot fill the memory.
      if (document === null) return null;
      documents.set(id, document);
      own.add(document);
      return document;
    },
    /** Whether a document was found here, and not parsed from the text of a client. */
    has: (document: DocumentNode): boolean => own.has(document),
  };
};
