import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../i18n/messageId.ts';
import type { Unsent } from '../../../auth/unsent/unsent.ts';
import classes from '../auth.module.css';

/** What is lost, by the names of `unsent`. */
const names: Readonly<Record<Unsent, MessageId>> = {
  waiting: 'auth.unsent.waiting',
  notInAccount: 'auth.unsent.notInAccount',
  typed: 'auth.unsent.typed',
};

interface UnsentListProps {
  /** What is about to happen. */
  readonly text: MessageId;
  readonly unsent: readonly Unsent[];
}

/** Says what a user loses who leaves the account; nothing if that is nothing. */
export function UnsentList({ text, unsent }: UnsentListProps) {
  if (unsent.length === 0) return null;
  return (
    <div className={classes['text']}>
      <FormattedMessage id={text} />
      <ul className={classes['lost']}>
        {unsent.map((kind) => (
          <li key={kind}>
            <FormattedMessage id={names[kind]} />
          </li>
        ))}
      </ul>
    </div>
  );
}
