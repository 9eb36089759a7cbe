import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { GroupErrors } from '../../ui/field/GroupErrors.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import type { BirthdateText } from './birthdate.ts';
import classes from './BirthdateFields.module.css';

interface BirthdateFieldsProps {
  /** Id of the first field. */
  readonly id: string;
  readonly className?: string | undefined;
  readonly legend: ReactNode;
  readonly errors: readonly string[];
  readonly value: BirthdateText;
  readonly onChange: (value: BirthdateText) => void;
}

const months = Array.from({ length: 12 }, (_, index) => index);

/** Day, month and year of birth, typed or chosen without a calendar, because the date is far in the past. */
export function BirthdateFields({ id, className, legend, errors, value, onChange }: BirthdateFieldsProps) {
  const { formatDate, formatMessage } = useIntl();
  const errorId = useId();
  const describedBy = errors.length > 0 ? errorId : undefined;
  const state = { isInvalid: errors.length > 0, describedBy };
  const field = { ...state, inputMode: 'numeric', size: 'md' } as const;
  return (
    <fieldset className={[classes['group'], className].filter(Boolean).join(' ')}>
      <legend className={classes['legend']}>{legend}</legend>
      <div className={classes['fields']}>
        <TextField
          {...field}
          id={id}
          name="day"
          autoComplete="bday-day"
          label={<FormattedMessage id="profile.birthdate.day" />}
          maxLength={2}
          value={value.day}
          onChange={(day) => onChange({ ...value, day })}
        />
        <SelectField
          id={`${id}-month`}
          name="month"
          autoComplete="bday-month"
          label={<FormattedMessage id="profile.birthdate.month" />}
          {...state}
          value={value.month}
          data={[
            { value: '', label: formatMessage({ id: 'profile.birthdate.chooseMonth' }) },
            ...months.map((month) => ({
              value: String(month + 1),
              label: formatDate(Date.UTC(2000, month, 1), { month: 'long' }),
            })),
          ]}
          onChange={(month) => onChange({ ...value, month })}
        />
        <TextField
          {...field}
          id={`${id}-year`}
          name="year"
          autoComplete="bday-year"
          label={<FormattedMessage id="profile.birthdate.year" />}
          maxLength={4}
          value={value.year}
          onChange={(year) => onChange({ ...value, year })}
        />
      </div>
      <GroupErrors id={errorId} errors={errors} />
    </fieldset>
  );
}
