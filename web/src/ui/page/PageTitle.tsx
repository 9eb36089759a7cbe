import type { ReactNode } from 'react';
import classes from './PageTitle.module.css';

interface PageTitleProps {
  readonly children: ReactNode;
  /** The room below, up to what comes next. */
  readonly gap: 'xs' | 'sm' | 'lg';
  /** Whether the words are the title of an article, and larger where there is room. */
  readonly isArticle?: boolean;
}

/** The heading of a page of words. */
export function PageTitle({ children, gap, isArticle = false }: PageTitleProps) {
  return (
    <h1 className={classes['title']} data-article={isArticle || undefined} data-gap={gap} tabIndex={-1}>
      {children}
    </h1>
  );
}
