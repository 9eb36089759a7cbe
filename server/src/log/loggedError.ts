interface LoggedError {
  readonly [fact: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

const maxCauses = 3;

/**
 * The part of an error that a log may have: type, message, code and stack, also of its causes. Other properties may hold what
 * a visitor sent: the error of an address that cannot be parsed has the address.
 */
export const loggedError = (error: unknown, causes = maxCauses): LoggedError => {
  if (!(error instanceof Error))
    return { type: typeof error, message: String(error).slice(0, 500), stack: '' };
  const { name: type, message, stack = '', cause } = error;
  return {
    type,
    message,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    stack,
    ...(cause === undefined || causes === 0 ? {} : { cause: loggedError(cause, causes - 1) }),
  };
};
