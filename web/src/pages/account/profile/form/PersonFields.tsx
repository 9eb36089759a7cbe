import { FormattedMessage, useIntl } from 'react-intl';
import { genderName, genders } from '../../../../features/profile/genders.ts';
import { SelectField } from '../../../../ui/field/SelectField.tsx';
import { TextField } from '../../../../ui/field/TextField.tsx';
import type { FieldOf } from '../../../../ui/form/useForm.ts';
import { BirthdateFields } from '../../../../features/profile/BirthdateFields.tsx';
import classes from '../profile.module.css';
import { profileFieldLabels, type ProfileDraft } from './profileDraft.ts';

interface PersonFieldsProps {
  readonly field: FieldOf<ProfileDraft>;
  /** The prefix of the ids of the fields' elements. */
  readonly prefix: string;
  /** The site that defines the user's names; null when they can be changed here. */
  readonly namesFrom: string | null;
}

const names = { givenName: 'given-name', familyName: 'family-name' } as const;

/** The user's names, date of birth, gender and phone number. */
export function PersonFields({ field, prefix, namesFrom }: PersonFieldsProps) {
  const { formatMessage } = useIntl();
  const gender = field('gender');
  return (
    <div className={classes['fields']}>
      {(['givenName', 'familyName'] as const).map((name) => (
        <TextField
          key={name}
          {...field(name)}
          id={prefix + name}
          autoComplete={names[name]}
          label={<FormattedMessage id={profileFieldLabels[name]} />}
          readOnly={namesFrom !== null}
          size="md"
        />
      ))}
      {namesFrom !== null && (
        <p className={`${classes['note']} ${classes['wide']}`}>
          <FormattedMessage id="profile.namesFrom" values={{ site: namesFrom }} />
        </p>
      )}
      <BirthdateFields
        {...field('birthdate')}
        legend={<FormattedMessage id="profile.birthdate" />}
        id={`${prefix}birthdate`}
        className={classes['wide']}
      />
      <SelectField
        id={`${prefix}gender`}
        name={gender.name}
        value={gender.value}
        autoComplete="sex"
        label={<FormattedMessage id="profile.gender" />}
        data={[
          { value: '', label: formatMessage({ id: 'gender.none' }) },
          ...genders.map((value) => ({ value, label: formatMessage({ id: genderName(value) }) })),
        ]}
        onChange={(value) => gender.onChange(genders.find((known) => known === value) ?? '')}
      />
      <TextField
        {...field('phone')}
        id={`${prefix}phone`}
        type="tel"
        autoComplete="tel"
        description={<FormattedMessage id="directApply.phone.help" />}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        label={<FormattedMessage id="directApply.phone" />}
        size="md"
      />
    </div>
  );
}
