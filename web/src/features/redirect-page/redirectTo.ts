/** Sends the browser to another site, replacing the current page in its history. */
export const redirectTo = (address: string): void => window.location.replace(address);
