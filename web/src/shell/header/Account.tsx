import { IconMapPin, IconUser, IconUserCircle } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { useLazyLoadQuery } from 'react-relay/hooks';
import { accountPicture, headerPicture } from '../../../../schema/pictureSizes.json';
import type { AccountQuery } from '../../__generated__/AccountQuery.graphql.ts';
import { UserPicture } from '../../auth/picture/UserPicture.tsx';
import { useAuth } from '../../auth/useAuth.ts';
import { userName } from '../../auth/userName.ts';
import { ofViewer } from '../../relay/needing.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { cityPath, profilePath } from '../../paths/paths.ts';
import type { Elements } from '../../ui/elements.ts';
import { SkeletonBlock } from '../../ui/page/SkeletonBlock.tsx';
import { QueryBoundary } from '../QueryBoundary.tsx';
import classes from './Account.module.css';
import { LogoutItem } from './LogoutItem.tsx';

const useViewer = (fetchKey: number) =>
  useLazyLoadQuery<AccountQuery>(
    graphql`
      query AccountQuery {
        viewer {
          profilePicture {
            path
          }
          picture
          email
          givenName
          familyName
          identityProvider
          metadata {
            givenName
            familyName
            worktown {
              slug
              name
            }
          }
        }
      }
    `,
    {},
    { ...ofViewer, fetchKey },
  ).viewer;

/** A part of the account, once the data are there. */
function WithViewer({
  waiting,
  failed,
  children,
}: {
  readonly waiting: Elements;
  readonly failed: Elements;
  readonly children: (fetchKey: number) => Elements;
}) {
  // A login reads the same data: `fetchAccount`.
  const isLoggingIn = useAuth(({ isProcessing }) => isProcessing);
  return isLoggingIn ? (
    waiting
  ) : (
    <QueryBoundary waiting={waiting} failed={failed}>
      {children}
    </QueryBoundary>
  );
}

const icon = <IconUser size={24} aria-hidden />;

function Picture({ fetchKey }: { readonly fetchKey: number }) {
  const viewer = useViewer(fetchKey);
  if (!viewer) return icon;
  return (
    <UserPicture
      uploaded={viewer.profilePicture}
      picture={viewer.picture}
      name={userName(viewer)}
      side={headerPicture.width}
    />
  );
}

/** The picture or initial of the signed-in user, for the button of the menu. */
export function AccountPicture() {
  return (
    <WithViewer waiting={icon} failed={icon}>
      {(fetchKey) => <Picture fetchKey={fetchKey} />}
    </WithViewer>
  );
}

/** Picture, name and worktown. */
function Person({ fetchKey }: { readonly fetchKey: number }) {
  const viewer = useViewer(fetchKey);
  if (!viewer) return null;
  const worktown = viewer.metadata?.worktown;
  return (
    <>
      <p className={classes['name']}>
        <UserPicture
          uploaded={viewer.profilePicture}
          picture={viewer.picture}
          name={userName(viewer)}
          side={accountPicture.width}
        />
        <span>{userName(viewer)}</span>
      </p>
      <p className={classes['worktown']}>
        <IconMapPin size={16} aria-hidden />
        {worktown ? (
          <LocalLink to={cityPath(worktown.slug)}>
            <FormattedMessage id="header.worktown" values={{ city: worktown.name }} />
          </LocalLink>
        ) : (
          <FormattedMessage id="header.noWorktown" />
        )}
      </p>
    </>
  );
}

/** The account in the menu of a signed-in user: picture, name, worktown, profile and logout. */
export function Account() {
  return (
    <div className={classes['root']}>
      <WithViewer waiting={<SkeletonBlock shape="title" />} failed={null}>
        {(fetchKey) => <Person fetchKey={fetchKey} />}
      </WithViewer>
      <LocalLink className={classes['item']} to={profilePath}>
        <IconUserCircle size={20} aria-hidden />
        <FormattedMessage id="header.viewProfile" />
      </LocalLink>
      <LogoutItem />
    </div>
  );
}
