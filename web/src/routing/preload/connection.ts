interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** What the browser tells about its connection; not all browsers do. */
const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** Whether the visitor asks for little data. */
export const savesData = (): boolean => connection().saveData === true;

/** Whether the connection can load what may not be needed. */
export const isFast = (): boolean => !savesData() && (connection().effectiveType ?? '4g') === '4g';
