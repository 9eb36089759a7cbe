import { FormattedMessage } from 'react-intl';
import { offerTypes, typeMessage } from '../../../../features/filters/offerType.ts';
import { Choice } from '../../../../ui/field/Choice.tsx';
import { ChoiceGroup } from '../../../../ui/field/ChoiceGroup.tsx';
import type { FieldOf } from '../../../../ui/form/useForm.ts';
import type { ProfileDraft } from './profileDraft.ts';

interface WorkFieldsProps {
  readonly field: FieldOf<ProfileDraft>;
}

/** The kinds of work that the user looks for. */
export function WorkFields({ field }: WorkFieldsProps) {
  const types = field('typeOfJobs');
  const workFromHome = field('workFromHome');
  return (
    <>
      <ChoiceGroup legend={<FormattedMessage id="filters.type" />}>
        {offerTypes.map((type) => (
          <Choice
            key={type}
            type="checkbox"
            name={types.name}
            checked={types.value.includes(type)}
            onChange={({ currentTarget }) =>
              types.onChange(
                offerTypes.filter((other) =>
                  other === type ? currentTarget.checked : types.value.includes(other),
                ),
              )
            }
          >
            <FormattedMessage id={typeMessage(type)} />
          </Choice>
        ))}
      </ChoiceGroup>
      <Choice
        type="checkbox"
        name={workFromHome.name}
        checked={workFromHome.value ?? false}
        onChange={(event) => workFromHome.onChange(event.currentTarget.checked)}
      >
        <FormattedMessage id="profile.workFromHome" />
      </Choice>
    </>
  );
}
