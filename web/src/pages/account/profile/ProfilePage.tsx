import { graphql } from 'react-relay';
import type { ProfilePageQuery } from '../../../__generated__/ProfilePageQuery.graphql.ts';
import { withLateTexts } from '../../../i18n/lateTexts.ts';
import { lazyComponent } from '../../../routing/lazyComponent.tsx';
import { PrivatePage } from '../frame/PrivatePage.tsx';
import { ProfileDetails } from './ProfileDetails.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { ProfileLanguages } from './ProfileLanguages.tsx';
import { ProfileWork } from './ProfileWork.tsx';

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
