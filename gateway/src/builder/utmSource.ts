/** The argument or input field that names the campaign of a visit. */
export const utmSource = {
  description:
    'The campaign the visitor came by, as `utm_source` in URLs: `newsletter`. At most 255 characters.',
} as const;
