import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ComponentType, ReactNode, Ref } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { leavesFocus } from '../leavesFocus.ts';
import classes from './Pager.module.css';

/** A page number, or a gap between numbers. */
type PagerItem = number | 'gap-before' | 'gap-after';

/** The numbers a pager shows: first, last, the current page and its neighbours, with gaps between. */
export const pagesAround = (page: number, pageCount: number): readonly PagerItem[] => {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((number, index): PagerItem[] => {
    const previous = numbers[index - 1] ?? 0;
    if (number - previous === 2) return [number - 1, number];
    if (number - previous > 2) return [number > page ? 'gap-after' : 'gap-before', number];
    return [number];
  });
};

interface PagerLinkProps {
  readonly to: string;
  readonly className: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly rel?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-current'?: 'page';
}

interface PagerProps {
  readonly page: number;
  readonly pageCount: number;
  /** The address of a page. */
  readonly pageTo: (page: number) => string;
  readonly Link: ComponentType<PagerLinkProps>;
  /** The accessible name, which says what the pages contain. */
  readonly label: string;
}

/** Links to the pages of a list, each with its own address. */
export function Pager({ page, pageCount, pageTo, Link, label }: PagerProps) {
  const { formatMessage } = useIntl();
  if (pageCount < 2) return null;
  return (
    <nav className={classes['pager']} aria-label={label}>
      {page > 1 && (
        <Link
          to={pageTo(page - 1)}
          className={classes['step'] ?? ''}
          rel="prev"
          ref={leavesFocus}
          aria-label={formatMessage({ id: 'offers.previous' })}
        >
          <IconChevronLeft size={20} aria-hidden />
        </Link>
      )}
      <ol className={classes['numbers']}>
        {pagesAround(page, pageCount).map((item) => (
          <li key={item} data-gap={typeof item === 'string' || undefined}>
            {typeof item === 'string' ? (
              <span aria-hidden>…</span>
            ) : (
              <Link
                to={pageTo(item)}
                className={classes['number'] ?? ''}
                aria-label={formatMessage({ id: 'offers.page' }, { page: item })}
                {...(item === page ? { 'aria-current': 'page' as const } : {})}
              >
                <FormattedNumber value={item} />
              </Link>
            )}
          </li>
        ))}
      </ol>
      <span className={classes['short']}>
        <FormattedMessage id="offers.pageOf" values={{ page, count: pageCount }} />
      </span>
      {page < pageCount && (
        <Link
          to={pageTo(page + 1)}
          className={classes['step'] ?? ''}
          rel="next"
          ref={leavesFocus}
          aria-label={formatMessage({ id: 'offers.next' })}
        >
          <IconChevronRight size={20} aria-hidden />
        </Link>
      )}
    </nav>
  );
}
