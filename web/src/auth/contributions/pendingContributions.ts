import { readLocal, removeLocal, writeLocal } from '../../browser/storage/localStore.ts';
import { randomId } from '../../browser/randomId.ts';
import { storedFields } from '../../browser/storage/storedJson.ts';
import { notifyOfStorage } from '../../browser/storage/subscribeToStorage.ts';

const kinds = ['earnings', 'signupLength', 'customerAvailability', 'cost'] as const;

export type ContributionKind = (typeof kinds)[number];

/** What a visitor reports about an offer. */
export interface Contribution {
  readonly kind: ContributionKind;
  /** Global id of the offer. */
  readonly jobOfferId: string;
  /** An amount in `currency`, or the key of an answer. */
  readonly value: number | string;
  /** ISO 4217; only of amounts. */
  readonly currency?: string;
}

/** A contribution that the server has not acknowledged yet. */
export interface PendingContribution extends Contribution {
  /** The idempotency key: the server counts it once however often it is sent. */
  readonly key: string;
  /** When the visitor gave it, in milliseconds since 1970; unknown of those that an earlier version of the site stored. */
  readonly keptAt?: number;
}

interface Pending {
  readonly birthdate: string | null;
  readonly contributions: readonly PendingContribution[];
}

const entry = 'pendingContributions';

const nothing: Pending = { birthdate: null, contributions: [] };

const isContribution = (value: unknown): value is Omit<PendingContribution, 'kind'> => {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Readonly<Record<string, unknown>>;
  return (
    typeof fields['jobOfferId'] === 'string' &&
    typeof fields['key'] === 'string' &&
    ['number', 'string'].includes(typeof fields['value']) &&
    ['string', 'undefined'].includes(typeof fields['currency'])
  );
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Parses the stored entry: a birthdate, and a list of contributions for each kind. Invalid ones are left out. */
const pendingFrom = (text: string): Pending => {
  const { birthdate, ...stored } = storedFields(text);
  return {
    birthdate: typeof birthdate === 'string' ? birthdate : null,
    contributions: kinds.flatMap((kind) =>
      listOf(stored[kind])
        .filter(isContribution)
        .map((contribution) => ({ ...contribution, kind })),
    ),
  };
};

const textOf = ({ birthdate, contributions }: Pending): string =>
  JSON.stringify({
    ...(birthdate === null ? {} : { birthdate }),
    ...Object.fromEntries(
      kinds.flatMap((kind) => {
        const stored = contributions.flatMap(({ kind: own, ...fields }) => (own === kind ? [fields] : []));
        return stored.length === 0 ? [] : [[kind, stored]];
      }),
    ),
  });

/** What the browser refused to store; it lasts until the page is closed. */
let unstored: Pending | null = null;

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === entry && newValue === null) unstored = null;
  });
}

const read = (): Pending => {
  if (unstored) return unstored;
  const text = readLocal(entry);
  return text === null ? nothing : pendingFrom(text);
};

const write = (pending: Pending): void => {
  unstored = null;
  const isEmpty = pending.birthdate === null && pending.contributions.length === 0;
  const newValue = isEmpty ? null : textOf(pending);
  if (newValue === null) removeLocal(entry);
  else {
    writeLocal(entry, newValue);
    if (readLocal(entry) !== newValue) unstored = pending;
  }
  notifyOfStorage(entry, newValue);
};

/** What this browser has queued to be sent by a signed-in user. */
export const pendingContributions = (): Pending => read();

/** What this browser has queued of one kind about an offer, if anything. */
export const pendingContribution = (
  kind: ContributionKind,
  offerId: string,
): PendingContribution | undefined =>
  read().contributions.find((each) => each.kind === kind && each.jobOfferId === offerId);

export const hasPendingContributions = (): boolean => {
  const { birthdate, contributions } = read();
  return birthdate !== null || contributions.length > 0;
};

/** Keeps a contribution, which replaces an earlier one of the same kind to the same offer. */
export const queueContribution = (contribution: Contribution): PendingContribution => {
  const pending = read();
  const queued = { ...contribution, key: randomId(), keptAt: Date.now() };
  const others = pending.contributions.filter(
    ({ kind, jobOfferId }) => kind !== queued.kind || jobOfferId !== queued.jobOfferId,
  );
  write({ ...pending, contributions: [...others, queued] });
  return queued;
};

export const queueBirthdate = (birthdate: string | null): void => write({ ...read(), birthdate });

/** Removes a contribution, unless it was replaced meanwhile. */
export const removeContribution = (key: string): void => {
  const pending = read();
  write({ ...pending, contributions: pending.contributions.filter((each) => each.key !== key) });
};
