import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BirthdateText } from '../profile/birthdate.ts';
import { BirthdateFields } from '../profile/BirthdateFields.tsx';
import classes from './contributions.module.css';

interface GuestFieldsProps {
  readonly value: BirthdateText;
  readonly errors: readonly string[];
  readonly onChange: (value: BirthdateText) => void;
}

/** Tells guests what becomes of their answer, and asks for the date of birth, which goes to their profile. */
export function GuestFields({ value, errors, onChange }: GuestFieldsProps) {
  return (
    <>
      <p className={classes['note']}>
        <FormattedMessage id="contribution.guest" />
      </p>
      <BirthdateFields
        id={useId()}
        legend={<FormattedMessage id="contribution.birthdate" />}
        {...{ value, errors, onChange }}
      />
      <p className={classes['note']}>
        <FormattedMessage id="contribution.birthdate.help" />
      </p>
    </>
  );
}
