import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import classes from './MoreJobForm.module.css';

interface FacetOption {
  readonly value: string;
  readonly name: string;
  readonly count: number;
}

interface FacetSelectProps {
  readonly name: string;
  readonly label: string;
  /** What the choice of none is called. */
  readonly any: string;
  readonly value: string | null;
  readonly options: readonly FacetOption[];
  /** Whether the counts are all there is; else there are at least so many. */
  readonly isExact: boolean;
  readonly onChoose: (value: string) => void;
}

/** A choice of places, each with the number of offers there. What the address names can always be seen. */
export function FacetSelect({ name, label, any, value, options, isExact, onChoose }: FacetSelectProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const isListed = value === null || options.some((option) => option.value === value);
  return (
    <div className={classes['place']} data-name={name}>
      <label className={classes['label']} htmlFor={id}>
        {label}
      </label>
      <div className={classes['field']}>
        <select
          className={classes['select']}
          id={id}
          name={name}
          value={value ?? ''}
          disabled={options.length === 0 && value === null}
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="">{any}</option>
          {!isListed && <option value={value}>{value}</option>}
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
