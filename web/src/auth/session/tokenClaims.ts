/** The claims of a token. Does not verify it: the gateway and the services do. */
export const tokenClaims = (token: string): Readonly<Record<string, unknown>> => {
  try {
    const [, payload = ''] = token.split('.');
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder().decode(bytes)) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
};
