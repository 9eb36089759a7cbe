import type { ReactNode } from 'react';
import { HeaderPicture } from '../image/HeaderPicture.tsx';
import classes from './Hero.module.css';

interface HeroProps {
  /** Path of the picture at the image service. */
  readonly picture: string;
  readonly alt: string;
  readonly children: ReactNode;
}

/** The head of a page: a wide picture that extends under the header, with text on it. */
export function Hero({ picture, alt, children }: HeroProps) {
  return (
    <div className={classes['hero']}>
      <HeaderPicture alt={alt} className={classes['picture']} path={picture} multiply="dark" />
      <div className={classes['words']}>{children}</div>
    </div>
  );
}
