import { useEffect, useState } from 'react';

const TAG = /<[^>]*>/g;

const harmless = {
  ALLOWED_TAGS: ['a', 'b', 'br', 'em', 'i', 'li', 'ol', 'p', 'strong', 'ul'],
  ALLOWED_ATTR: ['href', 'lang'],
};

/** HTML of which only harmless markup is left. What cleans it is loaded when it is needed; until then, words alone. */
export function FlashHtml({ html }: { readonly html: string }) {
  const [clean, setClean] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    import('dompurify').then(
      ({ default: purifier }) => {
        if (current) setClean(purifier.sanitize(html, harmless));
      },
      // The words stay.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [html]);
  if (clean === null) return html.replaceAll(TAG, '');
  // oxlint-disable-next-line react/no-danger -- cleaned one line above
  return <div dangerouslySetInnerHTML={{ __html: clean }} />;
}
