import operations from '../../../../schema/persisted.json' with { type: 'json' };

/** An operation that a browser sends. */
export interface SentOperation {
  readonly id: string;
  readonly input: Readonly<Record<string, unknown>>;
}

interface Body {
  readonly id?: unknown;
  readonly variables?: { readonly input?: SentOperation['input'] };
}

const queries: ReadonlySet<string> = new Set(
  Object.entries(operations).flatMap(([id, text]) => (text.startsWith('query') ? [id] : [])),
);

/** The operation in the body of a request; null without one. */
export const sentOperation = (body: Buffer): SentOperation | null => {
  try {
    const { id, variables } = JSON.parse(body.toString()) as Body;
    return typeof id === 'string' ? { id, input: variables?.input ?? {} } : null;
  } catch {
    return null;
  }
};

/** Whether the gateway may get an operation twice: it reads, or the services recognise its repetition. */
export const isRepeatable = ({ id, input }: SentOperation): boolean =>
  queries.has(id) || typeof input['idempotencyKey'] === 'string';
