import { AmountForm, type AmountFormProps } from './AmountForm.tsx';
import { GuestFields, useBirthdate } from './GuestFields.tsx';

/** The form for an amount on pages that guests see, too. */
export function VisitorAmountForm(props: Omit<AmountFormProps, 'guest'>) {
  const birthdate = useBirthdate();
  return (
    <AmountForm
      {...props}
      guest={{
        fields: <GuestFields birthdate={birthdate} />,
        isValid: birthdate.isValid,
        birthdate: birthdate.value,
      }}
    />
  );
}
