/** Addresses that may be used as links: a `javascript:` one would run in the page that shows it. */
export const webUrlPattern = '^https?://\\S+$';

const webUrl = new RegExp(webUrlPattern);

export const isWebUrl = (text: string): boolean => webUrl.test(text);
