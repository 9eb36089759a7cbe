import { stripVTControlCharacters } from 'node:util';
import type { FlaggedReview } from './reviewModeration.ts';

/** Text of a visitor without what a terminal would interpret. */
const printable = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- control characters are what is removed
  stripVTControlCharacters(text).replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '');

/** A flagged review as the moderator reads it. */
export const describeFlagged = ({
  id,
  rating,
  reviewText,
  username,
  acceptedOn,
  reports,
}: FlaggedReview): string =>
  [
    `${id}  ${rating} of 5, by ${printable(username ?? 'anonymous')}${acceptedOn === null ? '' : ` (accepted on ${acceptedOn}, reported or changed since)`}`,
    ...(reviewText === null
      ? []
      : printable(reviewText)
          .split('\n')
          .map((line) => `    ${line}`)),
    ...reports.map(
      ({ reason, comment }) => `  ${reason}${comment === null ? '' : `: ${printable(comment)}`}`,
    ),
  ].join('\n');
