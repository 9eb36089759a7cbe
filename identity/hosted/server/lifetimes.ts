/** Lifetimes of a server's records, in seconds. */
export const lifetimes = {
  AuthorizationCode: 300,
  Interaction: 900,
  Session: 3600,
  Grant: 3600,
  AccessToken: 300,
  IdToken: 300,
};
