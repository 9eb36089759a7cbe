import sanitizeHtml from 'sanitize-html';

const words = (text: string) => text.trim().split(/\s+/);

const options: sanitizeHtml.IOptions = {
  allowedTags: words(`
    p br hr h2 h3 h4 ul ol li dl dt dd blockquote figure figcaption div span
    strong b em i u s small sub sup code pre a img iframe
    table thead tbody tr th td
  `),
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    iframe: ['src', 'title', 'width', 'height', 'allowfullscreen'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'], iframe: ['https'] },
  allowProtocolRelative: false,
  allowedIframeHostnames: ['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com'],
  allowIframeRelativeUrls: false,
  transformTags: {
    // Content links lead off the site and lend it no authority.
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener nofollow' } }),
  },
};

const markup = /[<&]/;

/** Content as HTML that can do no harm: no script, no handler, no style, no foreign frame. Null stays null. */
export const safeHtml = (html: string | null | undefined): string | null => {
  if (html === null || html === undefined) return null;
  return markup.test(html) ? sanitizeHtml(html, options) : html;
};
