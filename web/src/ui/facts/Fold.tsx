import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import classes from './Fold.module.css';

interface FoldProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** The id of the content, for links to it. */
  readonly id?: string;
  /** Whether it is open at first. */
  readonly isOpen?: boolean | undefined;
}

/** A section of a page that can be folded. Its content is always in the document. */
export function Fold({ title, children, id, isOpen = false }: FoldProps) {
  const headingId = useId();
  const [isOpenAtFirst] = useState(isOpen);
  return (
    <section className={classes['fold']} aria-labelledby={headingId}>
      <details open={isOpenAtFirst}>
        <summary className={classes['summary']}>
          <h2 className={classes['title']} id={headingId}>
            {title}
          </h2>
        </summary>
        <div className={classes['content']} id={id}>
          {children}
        </div>
      </details>
    </section>
  );
}

/** Opens the fold that a link leads into, because not all browsers do. */
export const openLinkedFold = ({ currentTarget }: MouseEvent<HTMLAnchorElement>): void => {
  document.getElementById(currentTarget.hash.slice(1))?.closest('details')?.setAttribute('open', '');
};
