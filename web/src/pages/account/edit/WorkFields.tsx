import { FormattedMessage } from 'react-intl';
import { offerTypes, typeMessage } from '../../../features/filters/offerType.ts';
import { Choice } from '../../../ui/field/Choice.tsx';
import { ChoiceGroup } from '../../../ui/field/ChoiceGroup.tsx';
import type { ProfileDraft } from './profileDraft.ts';

interface WorkFieldsProps {
  readonly draft: Pick<ProfileDraft, 'typeOfJobs' | 'workFromHome'>;
  readonly change: (next: Partial<ProfileDraft>) => void;
}

/** The kinds of work that the user looks for. */
export function WorkFields({ draft, change }: WorkFieldsProps) {
  const { typeOfJobs: chosen } = draft;
  return (
    <>
      <ChoiceGroup legend={<FormattedMessage id="filters.type" />}>
        {offerTypes.map((type) => (
          <Choice
            key={type}
            type="checkbox"
            name="typeOfJobs"
            checked={chosen.includes(type)}
            onChange={({ currentTarget }) =>
              change({
                typeOfJobs: offerTypes.filter((other) =>
                  other === type ? currentTarget.checked : chosen.includes(other),
                ),
              })
            }
          >
            <FormattedMessage id={typeMessage(type)} />
          </Choice>
        ))}
      </ChoiceGroup>
      <Choice
        type="checkbox"
        name="workFromHome"
        checked={draft.workFromHome ?? false}
        onChange={(event) => change({ workFromHome: event.currentTarget.checked })}
      >
        <FormattedMessage id="profile.workFromHome.want" />
      </Choice>
    </>
  );
}
