/** Thrown when the process cannot start for a reason that its operator can fix. The message needs no stack trace. */
export class StartFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartFault';
  }
}

/** Prints why the process cannot start, and exits with 1. */
export const exitWithFault = (error: unknown): never => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(error instanceof StartFault ? `${message}\n` : `Cannot start: ${message}\n`);
  process.exit(1);
};
