/** The database of the services. */
export interface Database {
  /** Environment variables that make the services use it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Runs a SELECT; the type of its rows is claimed by the caller. */
  readonly read: <Row>(statement: string) => Promise<readonly Row[]>;
  /** Changes rows while the services run. */
  readonly write: <Row>(statement: string, values: readonly unknown[]) => Promise<readonly Row[]>;
  readonly stop: () => Promise<void>;
}
