import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pendingContributions } from '../../auth/contributions/pendingContributions.ts';
import { TextField } from '../../ui/field/TextField.tsx';
import {
  birthdateFault,
  birthdateFaultValues,
  birthdateText,
  latestBirthdate,
} from '../profile/birthdate.ts';
import classes from './contributions.module.css';

const today = (): string => new Date().toISOString().slice(0, 10);

/** The state of the date of birth that is stored with a guest's contributions. */
export const useBirthdate = () => {
  const [text, setText] = useState(() => pendingContributions().birthdate ?? '');
  const [isChecked, setIsChecked] = useState(false);
  const fault = birthdateFault(birthdateText(text), today());
  return {
    text,
    setText,
    fault: isChecked ? fault : undefined,
    /** Validates the date, and shows faults from then on. */
    isValid: (): boolean => {
      setIsChecked(true);
      return fault === undefined;
    },
    /** `1990-03-05`; null when it is empty. */
    value: text === '' ? null : text,
  };
};

/** Tells guests what becomes of their answer, and asks for the date of birth, which goes to their profile. */
export function GuestFields({ birthdate }: { readonly birthdate: ReturnType<typeof useBirthdate> }) {
  const { formatMessage } = useIntl();
  const { fault, setText, text } = birthdate;
  return (
    <>
      <p className={classes['note']}>
        <FormattedMessage id="contribution.guest" />
      </p>
      <TextField
        name="birthdate"
        type="date"
        autoComplete="bday"
        max={latestBirthdate(today())}
        label={<FormattedMessage id="contribution.birthdate" />}
        description={<FormattedMessage id="contribution.birthdate.help" />}
        value={text}
        errors={fault === undefined ? [] : [formatMessage({ id: fault }, birthdateFaultValues)]}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </>
  );
}
