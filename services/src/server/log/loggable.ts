/** Returns the part of an error to log: without SQL parameters, which hold addresses and secrets, and without the stack. */
export const loggable = (error: Error) => {
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
  const message = cause.message
    .replace(/\nparams: [\s\S]*$/, '')
    // PostgreSQL quotes a value that does not fit after a colon, and names without one.
    .replace(/: "[\s\S]*"/, ': "…"')
    // A mail server names the address that it refuses.
    .replace(/\S+@\S+/g, '…')
    .slice(0, 500);
  return { name: cause.name, message, code };
};

/** Serializes the errors of a log, with their stack. A stack begins with the message, which is left out. */
export const loggedError = (error: unknown) => {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name: type, ...rest } = loggable(error);
  const { stack = '', message } = error;
  const at = stack.indexOf(message);
  return { type, ...rest, stack: at < 0 ? '' : stack.slice(at + message.length).trim() };
};
