import type { ReactNode } from 'react';
import { PageHead } from '../../head/PageHead.tsx';
import classes from './RedirectBox.module.css';
import type { Elements } from '../../ui/elements.ts';

interface RedirectBoxProps {
  readonly children?: Elements;
  /** The logo or icon above the title. */
  readonly sign: ReactNode;
  readonly title: string;
}

/** The box in the middle of the redirect page, whatever its state. */
export function RedirectBox({ children, sign, title }: RedirectBoxProps) {
  return (
    <div className={classes['page']}>
      <PageHead noindex title={title} />
      <div className={classes['sign']}>{sign}</div>
      <h1 className={classes['title']} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
