import { useState, type CSSProperties } from 'react';
import { providerPicture } from '../../config/pictureOrigins.ts';
import { Picture } from '../../ui/image/Picture.tsx';
import classes from './UserPicture.module.css';

interface UserPictureProps {
  /** The picture that the user uploaded. */
  readonly uploaded: { readonly path: string } | null | undefined;
  /** The address of the one at the identity provider. */
  readonly picture: string | null | undefined;
  /** The user's name, whose first letter replaces a picture. */
  readonly name: string;
  /** Its size on the screen, in pixels. */
  readonly side: number;
}

/** The picture of a user: the uploaded one, else the one of Google or Facebook, else a letter. Decorative. */
export function UserPicture({ uploaded, picture, name, side }: UserPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const letter = [...name][0]?.toLocaleUpperCase();
  const own = providerPicture(picture);
  const shown = () => {
    if (uploaded)
      return (
        <Picture
          alt=""
          className={classes['picture']}
          fallback={letter}
          height={side}
          path={uploaded.path}
          priority
          width={side}
        />
      );
    if (own === null || own === failed) return letter;
    return (
      <img
        alt=""
        className={classes['picture']}
        height={side}
        onError={() => setFailed(own)}
        referrerPolicy="no-referrer"
        src={own}
        width={side}
      />
    );
  };
  return (
    <span className={classes['frame']} style={{ '--side': `${side}px` } as CSSProperties} aria-hidden>
      {shown()}
    </span>
  );
}
