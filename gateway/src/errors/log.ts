type Write = (facts: object, message: string) => void;

/** Where the events of a request are logged. */
export interface Log {
  readonly debug: Write;
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
}
