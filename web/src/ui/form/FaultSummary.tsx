import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../messageId.ts';
import { FailureAlert } from '../field/FailureAlert.tsx';
import classes from './FaultSummary.module.css';

interface FaultSummaryProps {
  readonly fields: readonly {
    /** Id of the field's element. */
    readonly id: string;
    /** Message id of the field's label. */
    readonly label: MessageId;
    readonly errors: readonly string[];
  }[];
  readonly ref?: Ref<HTMLDivElement>;
}

/** All errors of a form in one place; each links to its field. */
export function FaultSummary({ fields, ref }: FaultSummaryProps) {
  const faults = fields.flatMap(({ errors, ...field }) => errors.map((message) => ({ ...field, message })));
  if (faults.length === 0) return null;
  return (
    <FailureAlert ref={ref} className={classes['summary'] ?? ''} tabIndex={-1}>
      <FormattedMessage id="form.errors" />
      <ul className={classes['faults']}>
        {faults.map(({ id, label, message }) => (
          <li key={`${id} ${message}`}>
            <FormattedMessage
              id="form.fault"
              values={{
                label: (
                  <a
                    href={`#${id}`}
                    onClick={(event) => {
                      event.preventDefault();
                      document.getElementById(id)?.focus();
                    }}
                  >
                    <FormattedMessage id={label} />
                  </a>
                ),
                message,
              }}
            />
          </li>
        ))}
      </ul>
    </FailureAlert>
  );
}
