import { IconMapPin, IconUserCircle } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { accountPicture } from '../../../../schema/pictureSizes.json';
import { UserPicture } from '../../auth/picture/UserPicture.tsx';
import { userName } from '../../auth/userName.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { cityPath, profilePath } from '../../paths/paths.ts';
import { SkeletonBlock } from '../../ui/page/SkeletonBlock.tsx';
import classes from './Account.module.css';
import { LogoutItem } from './LogoutItem.tsx';
import { useViewer } from './useViewer.ts';

/** The account in the menu of a signed-in user: picture, name, worktown, profile and logout. */
export function Account() {
  const viewer = useViewer();
  const worktown = viewer?.metadata?.worktown;
  return (
    <div className={classes['root']}>
      {viewer === undefined ? <SkeletonBlock shape="title" /> : null}
      {viewer ? (
        <>
          <p className={classes['name']}>
            <UserPicture
              avatar={viewer.avatar}
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
      ) : null}
      <LocalLink className={classes['item']} to={profilePath}>
        <IconUserCircle size={20} aria-hidden />
        <FormattedMessage id="header.viewProfile" />
      </LocalLink>
      <LogoutItem />
    </div>
  );
}
