import { IconCheck } from '@tabler/icons-react';
import classes from './ChoiceList.module.css';
import type { DropdownOption } from './dropdownTypes.ts';

interface ChoiceListProps {
  readonly kind: 'radio' | 'checkbox';
  readonly label: string;
  readonly name: string;
  readonly options: readonly DropdownOption[];
  readonly values: readonly string[];
  /** Told the value that was pressed, even if it is chosen already. */
  readonly onChoose: (value: string) => void;
}

/** Values to choose one or several of: fields of a form, so that it works without script. */
export function ChoiceList({ kind, label, name, options, values, onChoose }: ChoiceListProps) {
  return (
    <div
      className={classes['root']}
      role={kind === 'radio' ? 'radiogroup' : 'group'}
      aria-label={label}
      data-kind={kind}
    >
      {options.map((option) => (
        <label key={option.value} className={classes['option']}>
          <input
            type={kind}
            name={name}
            value={option.value}
            checked={values.includes(option.value)}
            // The press is what counts: that of the value chosen already closes the list too.
            onClick={() => onChoose(option.value)}
            onChange={() => undefined}
          />
          <span className={classes['mark']}>
            <IconCheck size={14} stroke={3} aria-hidden />
          </span>
          {option.label}
        </label>
      ))}
    </div>
  );
}
