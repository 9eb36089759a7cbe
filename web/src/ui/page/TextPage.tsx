import type { ReactNode } from 'react';
import { PageColumn } from './PageColumn.tsx';
import { PageTitle } from './PageTitle.tsx';
import classes from './TextPage.module.css';
import type { Elements } from '../elements.ts';

interface TextPart {
  readonly key: string;
  readonly text: ReactNode;
  readonly title: ReactNode;
  /** Content below the text, such as a table. */
  readonly more?: Elements;
}

interface TextPageProps {
  readonly children?: Elements;
  readonly lead?: ReactNode;
  readonly parts: readonly TextPart[];
  readonly title: ReactNode;
  /** Content above the title, such as breadcrumbs. */
  readonly trail?: Elements;
}

/** A page of text: a title, an optional lead, and sections with headings. */
export function TextPage({ children, lead, parts, title, trail }: TextPageProps) {
  return (
    <PageColumn narrow>
      {trail}
      <PageTitle gap="lg">{title}</PageTitle>
      {lead && <p className={classes['lead']}>{lead}</p>}
      {children}
      {parts.map((part) => (
        <section key={part.key} className={classes['part']}>
          <h2>{part.title}</h2>
          <p>{part.text}</p>
          {part.more}
        </section>
      ))}
    </PageColumn>
  );
}
