import { useEffect, useRef, type ReactNode } from 'react';
import { LocalLink } from '../routing/LocalLink.tsx';
import classes from './TabLinks.module.css';

interface TabLink {
  /** Its path, without the language. */
  readonly to: string;
  readonly label: ReactNode;
  /** Whether it leads to this page. */
  readonly current: 'page' | undefined;
}

interface TabLinksProps {
  /** The accessible name. */
  readonly label: string;
  readonly tabs: readonly TabLink[];
}

/** Links between pages that belong together, in one row. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  const currentPath = tabs.find(({ current }) => current !== undefined)?.to;
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    // On a phone it may be beyond the edge.
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft - 40;
  }, [currentPath]);
  return (
    <nav aria-label={label}>
      <ul ref={list} className={classes['tabs']} data-row>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <LocalLink className={classes['tab']} to={tab.to} aria-current={tab.current}>
              {tab.label}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
