import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { ProfilePageQuery } from '../../../__generated__/ProfilePageQuery.graphql.ts';
import type { useProfile_metadata$key } from '../../../__generated__/useProfile_metadata.graphql.ts';
import { genderName } from '../../../features/profile/genders.ts';
import { useProfile } from '../../../features/profile/useProfile.ts';
import { withLateTexts } from '../../../i18n/lateTexts.ts';
import { lazyComponent } from '../../../routing/lazyComponent.tsx';
import { WrittenDate } from '../../../ui/date/WrittenDate.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { PrivatePage } from '../frame/PrivatePage.tsx';
import { DetailList } from './DetailList.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { ProfileLanguages } from './ProfileLanguages.tsx';
import { ProfileWork } from './ProfileWork.tsx';

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

const SecuritySection = lazyComponent(
  withLateTexts(() =>
    import('../../../features/auth/security/SecuritySection.tsx').then((m) => m.SecuritySection),
  ),
);

const query = graphql`
  query ProfilePageQuery {
    viewer {
      ...ProfileHead_viewer
      ...ProfileLanguages_viewer
      metadata {
        ...useProfile_metadata
      }
    }
    ...ProfileWork_query
    ...ProfileLanguages_query
  }
`;

/** The user's profile: who they are, the work that they look for and the languages that they speak. */
export function ProfilePage() {
  return (
    <PrivatePage<ProfilePageQuery> title="account.profile.title" query={query}>
      {(data) =>
        data.viewer && (
          <>
            <ProfileHead viewer={data.viewer} />
            <ProfileDetails metadata={data.viewer.metadata} />
            <ProfileWork metadata={data.viewer.metadata} query={data} />
            <ProfileLanguages viewer={data.viewer} query={data} />
            <SecuritySection />
          </>
        )
      }
    </PrivatePage>
  );
}
