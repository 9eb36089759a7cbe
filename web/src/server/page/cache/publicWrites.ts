import operations from '../../../../../schema/persisted.json' with { type: 'json' };

/** Mutations after which pages for everybody show something else. */
const fields = [
  'addReview',
  'editReview',
  'markReviewHelpful',
  'reportReview',
  'submitCostToStart',
  'submitCustomerAvailability',
  'submitEarning',
  'submitSignUpTime',
];

const startsWithOne = new RegExp(`^mutation [^{]+\\{\\s*(?:${fields.join('|')})\\(`);

const publicWrites: ReadonlySet<string> = new Set(
  Object.entries(operations).flatMap(([id, text]) => (startsWithOne.test(text) ? [id] : [])),
);

interface Sent {
  readonly id?: unknown;
  readonly variables?: { readonly input?: Readonly<Record<string, unknown>> };
}

const parsed = (body: Buffer): Sent | null => {
  try {
    return JSON.parse(body.toString()) as Sent | null;
  } catch {
    return null;
  }
};

/** The ids of what an operation changes on pages for everybody; empty for most operations. */
export const publicWriteIds = (body: Buffer): readonly string[] => {
  const sent = parsed(body);
  if (typeof sent?.id !== 'string' || !publicWrites.has(sent.id)) return [];
  const { offerId, reviewId } = sent.variables?.input ?? {};
  return [offerId, reviewId].filter((id) => typeof id === 'string');
};
