import type { MoreJobContract } from '../../../__generated__/MoreJobCard_offer.graphql.ts';
import type { MessageId } from '../../../i18n/messageId.ts';

/** Whether the contract of a full-time offer has an end, as in the graph; addresses write it in lower case with a hyphen. */
export type Contract = MoreJobContract;

/** A contract that the graph adds does not compile until it has a name here. */
const messages = {
  PERMANENT: 'moreJobs.contract.permanent',
  FIXED_TERM: 'moreJobs.contract.fixedTerm',
} as const satisfies Readonly<Record<Contract, MessageId>>;

const contracts = Object.keys(messages) as readonly Contract[];

/** The message id of a contract's name. */
export const contractMessage = (contract: Contract) => messages[contract];

/** The contract as written in addresses (`fixed-term`), or null. */
export const contractFromText = (text: string): Contract | null => {
  const wanted = text.replace('-', '_').toUpperCase();
  return contracts.find((contract) => contract === wanted) ?? null;
};

/** A contract as written in addresses. */
export const contractInText = (contract: Contract): string => contract.replace('_', '-').toLowerCase();
