import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pendingContributions } from '../../auth/contributions/pendingContributions.ts';
import { birthdateFault, birthdateFaultValues, birthdateOf, birthdateText } from '../profile/birthdate.ts';
import { BirthdateFields } from '../profile/BirthdateFields.tsx';
import classes from './contributions.module.css';

const today = (): string => new Date().toISOString().slice(0, 10);

/** The state of the date of birth that is stored with a guest's contributions. */
export const useBirthdate = () => {
  const [text, setText] = useState(() => birthdateText(pendingContributions().birthdate));
  const [isChecked, setIsChecked] = useState(false);
  const fault = birthdateFault(text, today());
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
    value: birthdateOf(text),
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
      <BirthdateFields
        id={useId()}
        legend={<FormattedMessage id="contribution.birthdate" />}
        value={text}
        errors={fault === undefined ? [] : [formatMessage({ id: fault }, birthdateFaultValues)]}
        onChange={setText}
      />
      <p className={classes['note']}>
        <FormattedMessage id="contribution.birthdate.help" />
      </p>
    </>
  );
}
