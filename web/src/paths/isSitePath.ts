const site = 'https://site.invalid';

/** Whether a browser takes a text as a path of this site. Any other would be an open redirect. */
export const isSitePath = (text: string): boolean =>
  text.startsWith('/') && URL.canParse(text, site) && new URL(text, site).origin === site;
