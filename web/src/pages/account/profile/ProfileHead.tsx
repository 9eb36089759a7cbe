import { IconCircleCheck, IconPencil } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { profilePicture } from '../../../../../schema/pictureSizes.json';
import type { ProfileHead_viewer$key } from '../../../__generated__/ProfileHead_viewer.graphql.ts';
import { UserPicture } from '../../../auth/picture/UserPicture.tsx';
import { userName } from '../../../auth/userName.ts';
import { profileEditPath } from '../../../paths/paths.ts';
import { LinkButton } from '../../../shell/LinkButton.tsx';
import classes from './ProfileHead.module.css';
import { UnconfirmedEmail } from './UnconfirmedEmail.tsx';

/** The user's picture, name and address, and the link to the form. */
export function ProfileHead({ viewer: key }: { readonly viewer: ProfileHead_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment ProfileHead_viewer on User {
        profilePicture {
          path
        }
        picture
        email
        emailVerified
        givenName
        familyName
        identityProvider
        metadata {
          givenName
          familyName
        }
      }
    `,
    key,
  );
  const name = userName(viewer);
  return (
    <div className={classes['head']}>
      <UserPicture
        uploaded={viewer.profilePicture}
        picture={viewer.picture}
        name={name}
        side={profilePicture.width}
      />
      <div className={classes['words']}>
        <p className={classes['name']}>{name}</p>
        <p className={classes['email']}>
          {/* Without a name, the address is shown in its place. */}
          {viewer.email !== name && <span>{viewer.email}</span>}
          {viewer.emailVerified === true && (
            <span className={classes['verified']}>
              <IconCircleCheck size={16} aria-hidden />
              <FormattedMessage id="profile.emailVerified" />
            </span>
          )}
          {viewer.emailVerified === false && viewer.email && <UnconfirmedEmail email={viewer.email} />}
        </p>
      </div>
      <LinkButton
        to={profileEditPath}
        variant="default"
        leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />}
      >
        <FormattedMessage id="account.edit.title" />
      </LinkButton>
    </div>
  );
}
