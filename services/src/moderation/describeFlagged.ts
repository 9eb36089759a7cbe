import { stripVTControlCharacters } from 'node:util';
import type { FlaggedReview } from './reviewModeration.ts';

/** Text of a visitor without what a terminal would interpret. */
const printable = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- control characters are what is removed
  stripVTControlCharacters(text).replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '');

/** The same on one line, so that it cannot look like a part of the list. */
export const printableLine = (text: string): string => printable(text).replaceAll(/\s+/g, ' ');

/** A flagged review as the moderator reads it. */
export const describeFlagged = ({
  id,
  version,
  rating,
  reviewText,
  username,
  acceptedOn,
  reports,
}: FlaggedReview): string =>
  [
    `${id}  ${rating} of 5, by ${printableLine(username ?? 'anonymous')}${acceptedOn === null ? '' : ` (accepted on ${acceptedOn}, reported or changed since)`}`,
    ...(reviewText === null
      ? []
      : printable(reviewText)
          .split(/[\n\u2028\u2029]/)
          .map((line) => `  | ${line}`)),
    ...reports.map(
      ({ reason, comment }) => `  ${reason}${comment === null ? '' : `: ${printableLine(comment)}`}`,
    ),
    `  npm run moderate -- accept ${id} --version ${version}`,
  ].join('\n');
