import { useEffect, useState } from 'react';

const tag = /<[^>]*>/g;

const allowedMarkup = {
  ALLOWED_TAGS: ['a', 'b', 'br', 'em', 'i', 'li', 'ol', 'p', 'strong', 'ul'],
  ALLOWED_ATTR: ['href', 'lang'],
  RETURN_TRUSTED_TYPE: true as const,
};

/** Sanitised HTML. The sanitiser is loaded on demand; until then the plain text is shown. */
export function FlashHtml({ html }: { readonly html: string }) {
  const [clean, setClean] = useState<TrustedHTML | null>(null);
  useEffect(() => {
    let current = true;
    import('dompurify').then(
      ({ default: purifier }) => {
        if (current) setClean(purifier.sanitize(html, allowedMarkup));
      },
      // Keeps the plain text.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [html]);
  if (clean === null) return html.replaceAll(tag, '');
  // oxlint-disable-next-line react/no-danger -- sanitised above
  return <div dangerouslySetInnerHTML={{ __html: clean }} />;
}
