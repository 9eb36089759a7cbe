import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './ChoiceButtons.module.css';

interface ChoiceButtonsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly {
    readonly value: Value;
    readonly name: ReactNode;
    readonly help?: ReactNode;
  }[];
  /** The value that is chosen already. */
  readonly current: Value | null;
  readonly onChoose: (value: Value) => void;
}

/** A list of which one press chooses. */
export function ChoiceButtons<Value extends string>({
  label,
  options,
  current,
  onChoose,
}: ChoiceButtonsProps<Value>) {
  return (
    <ul className={classes['list']} aria-label={label}>
      {options.map(({ value, name, help }, index) => (
        <li key={value}>
          <button
            type="button"
            className={classes['option']}
            aria-pressed={current === null ? undefined : value === current}
            {...((current === null ? index === 0 : value === current) ? { 'data-autofocus': true } : {})}
            onClick={() => onChoose(value)}
          >
            <span>
              <span className={classes['name']}>{name}</span>
              {help !== undefined && <span className={classes['help']}>{help}</span>}
            </span>
            {value === current && <IconCheck size={20} aria-hidden />}
          </button>
        </li>
      ))}
    </ul>
  );
}
