import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { ProfileEditPageQuery } from '../../../__generated__/ProfileEditPageQuery.graphql.ts';
import { profilePath } from '../../../paths/paths.ts';
import { lazyComponent } from '../../../routing/lazyComponent.tsx';
import { PrivatePage } from '../frame/PrivatePage.tsx';
import { PrivateSkeleton } from '../frame/PrivateSkeleton.tsx';
import { OwnData } from './OwnData.tsx';

// Guests do not need these.
const PicturePanel = lazyComponent(() => import('./picture/PicturePanel.tsx').then((m) => m.PicturePanel));
const ProfileForm = lazyComponent(
  () => import('./ProfileForm.tsx').then((m) => m.ProfileForm),
  <PrivateSkeleton />,
);

const query = graphql`
  query ProfileEditPageQuery {
    viewer {
      ...PicturePanel_viewer
      ...ProfileForm_viewer
      metadata {
        ...useProfile_metadata
      }
    }
  }
`;

/** The user's picture, the form of their profile, and what they can do with their data. */
export function ProfileEditPage() {
  const { formatMessage } = useIntl();
  const parent = { label: formatMessage({ id: 'account.profile.title' }), to: profilePath };
  return (
    <PrivatePage<ProfileEditPageQuery> title="account.edit.title" parent={parent} query={query}>
      {(data) =>
        data.viewer && (
          <>
            <PicturePanel viewer={data.viewer} />
            <ProfileForm viewer={data.viewer} />
            <OwnData />
          </>
        )
      }
    </PrivatePage>
  );
}
