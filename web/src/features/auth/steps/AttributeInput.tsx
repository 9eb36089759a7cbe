import type { TextInputProps } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { FaultField } from '../../../auth/faults/faults.ts';
import type { MessageId } from '../../../i18n/messageId.ts';
import { TextField } from '../../../ui/field/TextField.tsx';

/** The field for an attribute of a user. */
interface AttributeField extends Pick<TextInputProps, 'type' | 'autoComplete'> {
  /** Null for an attribute that only this user pool has: its name is the label. */
  readonly label: MessageId | null;
  readonly help?: MessageId;
  /** The field of the faults that belong to it. */
  readonly fault?: FaultField;
}

/** The fields for the standard attributes of the identity service that a person can type. */
const fields: Readonly<Record<string, AttributeField>> = {
  address: { label: 'auth.attribute.address', autoComplete: 'street-address' },
  birthdate: { label: 'profile.birthdate', type: 'date', autoComplete: 'bday' },
  email: { label: 'auth.email', type: 'email', autoComplete: 'email', fault: 'email' },
  family_name: { label: 'directApply.familyName', autoComplete: 'family-name' },
  gender: { label: 'profile.gender', autoComplete: 'sex' },
  given_name: { label: 'directApply.givenName', autoComplete: 'given-name' },
  middle_name: { label: 'auth.attribute.middleName', autoComplete: 'additional-name' },
  name: { label: 'auth.attribute.name', autoComplete: 'name' },
  nickname: { label: 'auth.attribute.nickname', autoComplete: 'nickname' },
  phone_number: {
    label: 'directApply.phone',
    help: 'auth.phone.help',
    type: 'tel',
    autoComplete: 'tel',
    fault: 'phone',
  },
  preferred_username: { label: 'auth.attribute.username', autoComplete: 'username' },
  website: { label: 'auth.attribute.website', type: 'url', autoComplete: 'url' },
};

/** The field for the attribute with this name. */
const attributeField = (name: string): AttributeField => fields[name] ?? { label: null, autoComplete: 'off' };

/** The name of an attribute as a label: `company name` of `custom:company_name`. */
const attributeLabel = (name: string): string => name.replace(/^custom:/, '').replaceAll(/[_-]+/g, ' ');

/** The names of the attribute in faults. */
export const faultNames = (name: string): readonly string[] => {
  const { fault } = attributeField(name);
  return fault === undefined ? [] : [fault];
};

interface AttributeInputProps {
  readonly name: string;
  readonly value: string;
  readonly errors: readonly string[];
  readonly onChange: (value: string) => void;
}

/** A field for an attribute that the user pool requires. */
export function AttributeInput(props: AttributeInputProps) {
  const { name } = props;
  const { label, help, fault: _fault, ...input } = attributeField(name);
  return (
    <TextField
      {...input}
      {...props}
      required
      withAsterisk={false}
      size="md"
      label={label === null ? attributeLabel(name) : <FormattedMessage id={label} />}
      {...(help === undefined ? {} : { description: <FormattedMessage id={help} /> })}
    />
  );
}
