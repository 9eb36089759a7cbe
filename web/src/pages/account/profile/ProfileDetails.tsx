import { FormattedMessage } from 'react-intl';
import type { useProfile_metadata$key } from '../../../__generated__/useProfile_metadata.graphql.ts';
import { genderName } from '../../../features/profile/genders.ts';
import { useProfile } from '../../../features/profile/useProfile.ts';
import { WrittenDate } from '../../../ui/date/WrittenDate.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { DetailList } from './DetailList.tsx';

interface ProfileDetailsProps {
  readonly metadata: useProfile_metadata$key | null | undefined;
}

/** The user's date of birth, gender and phone number. */
export function ProfileDetails({ metadata }: ProfileDetailsProps) {
  const { birthdate, gender, phone } = useProfile(metadata) ?? {};
  return (
    <Panel title={<FormattedMessage id="profile.details" />}>
      <DetailList
        details={[
          {
            key: 'birthdate',
            name: <FormattedMessage id="profile.birthdate" />,
            value: birthdate ? <WrittenDate instant={birthdate} length="long" /> : null,
          },
          {
            key: 'gender',
            name: <FormattedMessage id="profile.gender" />,
            value: gender ? <FormattedMessage id={genderName(gender)} /> : null,
          },
          { key: 'phone', name: <FormattedMessage id="directApply.phone" />, value: phone || null },
        ]}
      />
    </Panel>
  );
}
