import { IconCheck } from '@tabler/icons-react';
import classes from './ChoiceList.module.css';
import type { DropdownOption } from './dropdownTypes.ts';

interface ChoiceListProps {
  readonly kind: 'radio' | 'checkbox';
  readonly label: string;
  readonly name: string;
  readonly options: readonly DropdownOption[];
  readonly values: readonly string[];
  /** Called with the clicked value, even if it is already chosen. */
  readonly onChoose: (value: string) => void;
}

/** Radio buttons or checkboxes for one or several values; as form fields they work without script. */
export function ChoiceList({ kind, label, name, options, values, onChoose }: ChoiceListProps) {
  return (
    <div
      className={classes['root']}
      role={kind === 'radio' ? 'radiogroup' : 'group'}
      aria-label={label}
      data-kind={kind}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={classes['option']}
          data-disabled={option.isDisabled || undefined}
        >
          <input
            type={kind}
            name={name}
            value={option.value}
            disabled={option.isDisabled}
            checked={values.includes(option.value)}
            // A click, not a change: clicking the chosen value must close the list too.
            onClick={() => onChoose(option.value)}
            onChange={() => undefined}
          />
          <span className={classes['mark']}>
            <IconCheck size={14} stroke={3} aria-hidden />
          </span>
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
