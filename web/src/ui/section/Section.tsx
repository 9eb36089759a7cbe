import { useId, type ReactNode } from 'react';
import phone from '../page/phone.module.css';
import classes from './Section.module.css';
import type { Elements } from '../elements.ts';

interface SectionProps {
  readonly title: ReactNode;
  /** Content next to the heading, such as a link to more. */
  readonly aside?: Elements;
  /** Whether a phone shows no heading, because the page's title says the same just above. */
  readonly isTitleQuiet?: boolean;
  readonly children: Elements;
}

/** A section of a page with a heading, which is its accessible name. */
export function Section({ title, aside, isTitleQuiet = false, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes['section']} aria-labelledby={id}>
      <div className={isTitleQuiet ? `${classes['head']} ${phone['unseen']}` : classes['head']}>
        <h2 className={classes['title']} id={id}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
