import { FormattedMessage, useIntl } from 'react-intl';
import { TextField } from '../../../ui/field/TextField.tsx';
import type { Faults } from '../useFaults.ts';
import { attributeField, attributeLabel } from './attributeField.ts';

interface AttributeInputProps {
  readonly name: string;
  readonly value: string;
  readonly faults: Faults;
  /** Whether the value is missing. */
  readonly isMissing: boolean;
  readonly onChange: (value: string) => void;
}

/** A field for an attribute that the user pool requires. */
export function AttributeInput({ name, value, faults, isMissing, onChange }: AttributeInputProps) {
  const { label, help, fault, ...input } = attributeField(name);
  const { formatMessage } = useIntl();
  const rejected = fault === undefined ? [] : (faults.fields[fault] ?? []);
  return (
    <TextField
      {...input}
      name={name}
      required
      withAsterisk={false}
      size="md"
      label={label === null ? attributeLabel(name) : <FormattedMessage id={label} />}
      {...(help === undefined ? {} : { description: <FormattedMessage id={help} /> })}
      value={value}
      errors={isMissing ? [formatMessage({ id: 'form.required' })] : rejected}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
