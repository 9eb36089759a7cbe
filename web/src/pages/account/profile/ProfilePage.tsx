import { useEffect } from 'react';
import { graphql } from 'react-relay';
import type { ProfilePageQuery } from '../../../__generated__/ProfilePageQuery.graphql.ts';
import { useSession } from '../../../auth/useSession.ts';
import { withLateTexts } from '../../../i18n/lateTexts.ts';
import { lazyComponent } from '../../../routing/lazyComponent.tsx';
import { PrivatePage } from '../frame/PrivatePage.tsx';
import { PrivateSkeleton } from '../frame/PrivateSkeleton.tsx';

interface ProfilePartsProps {
  readonly query: ProfilePageQuery['response'];
}

// Guests do not need these. All of them replace the skeleton at once.
const loadParts = withLateTexts(async () => {
  const [
    { ProfileHead },
    { ProfileForm },
    { WorkRows },
    { ProfileLanguages },
    { SecuritySection },
    { OwnData },
  ] = await Promise.all([
    import('./ProfileHead.tsx'),
    import('./form/ProfileForm.tsx'),
    import('./form/WorkRows.tsx'),
    import('./ProfileLanguages.tsx'),
    import('../../../features/auth/security/SecuritySection.tsx'),
    import('./OwnData.tsx'),
  ]);
  return function ProfileParts({ query }: ProfilePartsProps) {
    const { viewer } = query;
    return (
      viewer && (
        <>
          <ProfileHead viewer={viewer} />
          <ProfileForm viewer={viewer}>
            <WorkRows metadata={viewer.metadata} query={query} />
          </ProfileForm>
          <ProfileLanguages viewer={viewer} query={query} />
          <SecuritySection />
          <OwnData />
        </>
      )
    );
  };
});

const ProfileParts = lazyComponent(loadParts, <PrivateSkeleton />);

const query = graphql`
  query ProfilePageQuery {
    viewer {
      ...ProfileHead_viewer
      ...ProfileForm_viewer
      ...ProfileLanguages_viewer
      metadata {
        ...useProfile_metadata
      }
    }
    ...WorkRows_query
    ...ProfileLanguages_query
  }
`;

/** The user's profile: one form for what they say of themselves, their languages, how they log in, and their data. */
export function ProfilePage() {
  const isSignedIn = useSession() === 'signedIn';
  useEffect(() => {
    // Loads while the data do. If it fails, the page requests it again.
    if (isSignedIn) loadParts().catch(() => undefined);
  }, [isSignedIn]);
  return (
    <PrivatePage<ProfilePageQuery> title="account.profile.title" query={query}>
      {(data) => <ProfileParts query={data} />}
    </PrivatePage>
  );
}
