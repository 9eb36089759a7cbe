import { FormattedMessage, useIntl } from 'react-intl';
import { genderName, genders } from '../../../features/profile/genders.ts';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { BirthdateFields } from '../../../features/profile/BirthdateFields.tsx';
import classes from './edit.module.css';
import { profileFieldLabels, type ProfileDraft, type ProfileField } from './profileDraft.ts';

interface PersonFieldsProps {
  readonly draft: ProfileDraft;
  readonly change: (next: Partial<ProfileDraft>) => void;
  readonly errorsOf: (field: ProfileField) => readonly string[];
  /** The prefix of the ids of the fields' elements. */
  readonly prefix: string;
  /** The site that defines the user's names; null when they can be changed here. */
  readonly namesFrom: string | null;
}

const names = { givenName: 'given-name', familyName: 'family-name' } as const;

/** The user's names, date of birth, gender and phone number. */
export function PersonFields({ draft, change, errorsOf, prefix, namesFrom }: PersonFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={classes['fields']}>
      {(['givenName', 'familyName'] as const).map((field) => (
        <TextField
          key={field}
          id={prefix + field}
          name={field}
          autoComplete={names[field]}
          errors={errorsOf(field)}
          label={<FormattedMessage id={profileFieldLabels[field]} />}
          readOnly={namesFrom !== null}
          size="md"
          value={draft[field]}
          onChange={(event) => change({ [field]: event.currentTarget.value })}
        />
      ))}
      {namesFrom !== null && (
        <p className={`${classes['note']} ${classes['wide']}`}>
          <FormattedMessage id="profile.namesFrom" values={{ site: namesFrom }} />
        </p>
      )}
      <BirthdateFields
        legend={<FormattedMessage id="profile.birthdate" />}
        id={`${prefix}birthdate`}
        className={classes['wide']}
        errors={errorsOf('birthdate')}
        value={draft.birthdate}
        onChange={(birthdate) => change({ birthdate })}
      />
      <SelectField
        id={`${prefix}gender`}
        name="gender"
        autoComplete="sex"
        label={<FormattedMessage id="profile.gender" />}
        value={draft.gender}
        data={[
          { value: '', label: formatMessage({ id: 'gender.none' }) },
          ...genders.map((gender) => ({
            value: gender,
            label: formatMessage({ id: genderName(gender) }),
          })),
        ]}
        onChoose={(gender) => change({ gender: genders.find((known) => known === gender) ?? '' })}
      />
      <TextField
        id={`${prefix}phone`}
        name="phone"
        type="tel"
        autoComplete="tel"
        description={<FormattedMessage id="directApply.phone.help" />}
        errors={errorsOf('phone')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        label={<FormattedMessage id="directApply.phone" />}
        size="md"
        value={draft.phone}
        onChange={(event) => change({ phone: event.currentTarget.value })}
      />
    </div>
  );
}
