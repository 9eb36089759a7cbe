import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import visuallyHidden from '../../../ui/visually-hidden/visuallyHidden.module.css';
import type { ViewTexts } from './viewTexts.ts';

/** Announces a view to screen readers once it is shown: a dialog whose title changes is not read again. */
export function ViewAnnouncement({ texts: { title, text } }: { readonly texts: ViewTexts }) {
  const { formatMessage } = useIntl();
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  const sentences = [title, text].flatMap((part) =>
    part === null ? [] : [formatMessage({ id: part.id }, part.values)],
  );
  return (
    <p className={visuallyHidden['text']} role="status">
      {isShown ? sentences.map((sentence) => <span key={sentence}>{`${sentence} `}</span>) : null}
    </p>
  );
}
