import classes from './LinkList.module.css';
import type { DropdownLink } from './dropdownTypes.ts';

/** A vertical list of links, in columns where there is room. */
export function LinkList({ links }: { readonly links: readonly DropdownLink[] }) {
  return (
    <ul className={classes['root']}>
      {links.map(({ key, href, content, current = false, language }) => (
        <li key={key}>
          <a
            className={classes['link']}
            href={href}
            hrefLang={language}
            lang={language}
            aria-current={current ? 'true' : undefined}
          >
            {content}
          </a>
        </li>
      ))}
    </ul>
  );
}
