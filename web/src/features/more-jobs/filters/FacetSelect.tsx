import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import classes from '../search/MoreJobForm.module.css';

interface FacetOption {
  readonly value: string;
  readonly name: string;
  readonly count: number;
}

interface FacetSelectProps {
  readonly name: string;
  readonly label: string;
  /** The label of the empty option. */
  readonly any: string;
  readonly value: string | null;
  readonly options: readonly FacetOption[];
  /** Whether the counts are exact; otherwise they are lower bounds. */
  readonly isExact: boolean;
  /** Null for none. Undefined where the form sends the value. */
  readonly onChoose?: ((value: string | null) => void) | undefined;
}

/** A select of places, each with its number of offers. The place in the address is always included. */
export function FacetSelect({ name, label, any, value, options, isExact, onChoose }: FacetSelectProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const isListed = value === null || options.some((option) => option.value === value);
  const chosen = value ?? '';
  return (
    <div className={classes['place']}>
      <label className={classes['label']} htmlFor={id}>
        {label}
      </label>
      <div className={classes['field']}>
        <select
          className={classes['select']}
          id={id}
          name={name}
          {...(onChoose
            ? { value: chosen, onChange: (event) => onChoose(event.target.value || null) }
            : { defaultValue: chosen })}
        >
          <option value="">{any}</option>
          {!isListed && <option value={chosen}>{chosen.toUpperCase()}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {formatMessage({ id: isExact ? 'moreJobs.option' : 'moreJobs.option.atLeast' }, { ...option })}
            </option>
          ))}
        </select>
        <IconChevronDown className={classes['chevron']} size={18} stroke={1.75} aria-hidden />
      </div>
    </div>
  );
}
