import { FormattedMessage } from 'react-intl';
import type { Elements } from '../../ui/elements.ts';
import { Section } from '../../ui/section/Section.tsx';
import { SectionError } from '../../ui/section/SectionError.tsx';
import classes from './pay.module.css';

/** The section about what people earn: an error without figures. */
export function PaySection({ children }: { readonly children: Elements | null }) {
  return (
    <Section title={<FormattedMessage id="pay.title" />}>
      {children === null ? (
        <SectionError />
      ) : (
        <>
          <p className={classes['help']}>
            <FormattedMessage id="pay.median" />
          </p>
          {children}
        </>
      )}
    </Section>
  );
}
