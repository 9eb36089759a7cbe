const failures = new WeakSet<Error>();

/** Notes an error as the failure of a request, which is no fault of a component. */
export const noteRequestFailure = (error: Error): void => void failures.add(error);

export const isRequestFailure = (error: Error): boolean => failures.has(error);
