/** Parameters as a query string, including its question mark; empty without any. Their values need no escapes. */
export const parametersToSearch = (parameters: readonly (readonly [name: string, value: string])[]): string =>
  parameters.length > 0 ? `?${parameters.map(([name, value]) => `${name}=${value}`).join('&')}` : '';
