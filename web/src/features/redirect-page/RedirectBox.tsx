import type { ReactNode } from 'react';
import { PageHead } from '../../head/PageHead.tsx';
import classes from './RedirectBox.module.css';

interface RedirectBoxProps {
  readonly children?: ReactNode;
  /** What stands above the title: a logo or a sign. */
  readonly sign: ReactNode;
  readonly title: string;
}

/** The one box of the redirect page, in the middle of the screen whatever it says. */
export function RedirectBox({ children, sign, title }: RedirectBoxProps) {
  return (
    <div className={classes['page']}>
      <PageHead noindex title={title} />
      <div className={classes['sign']}>{sign}</div>
      <h1 className={classes['title']} tabIndex={-1}>
        {title}
      </h1>{' '}
      {children}
    </div>
  );
}
