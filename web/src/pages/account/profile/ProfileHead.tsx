import { IconCircleCheck } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ProfileHead_viewer$key } from '../../../__generated__/ProfileHead_viewer.graphql.ts';
import { userName } from '../../../auth/userName.ts';
import { PictureChoice } from './picture/PictureChoice.tsx';
import classes from './ProfileHead.module.css';
import { UnconfirmedEmail } from './UnconfirmedEmail.tsx';

/** The user's picture, name and address. */
export function ProfileHead({ viewer: key }: { readonly viewer: ProfileHead_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment ProfileHead_viewer on User {
        ...PictureChoice_viewer
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
    <PictureChoice viewer={viewer} name={name}>
      <div>
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
    </PictureChoice>
  );
}
