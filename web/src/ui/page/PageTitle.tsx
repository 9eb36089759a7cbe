import type { ReactNode } from 'react';
import classes from './PageTitle.module.css';

interface PageTitleProps {
  readonly children: ReactNode;
  /** The space below. */
  readonly gap: 'xs' | 'sm' | 'lg';
  /** Whether it is the title of an article, which is larger where there is room. */
  readonly isArticle?: boolean;
}

/** The heading of a text page. */
export function PageTitle({ children, gap, isArticle = false }: PageTitleProps) {
  return (
    <h1 className={classes['title']} data-article={isArticle || undefined} data-gap={gap} tabIndex={-1}>
      {children}
    </h1>
  );
}
