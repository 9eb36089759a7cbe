declare global {
  interface Window {
    /** Google's queue: commands of `gtag`, which are argument objects, and events. */
    dataLayer?: unknown[];
  }
}

/** Appends an event or values to Google's queue. */
export const pushToLayer = (entry: object): void => {
  (window.dataLayer ??= []).push(entry);
};

/** Appends a command to Google's queue. It expects the arguments object itself. */
export function gtag(..._command: readonly unknown[]): void {
  pushToLayer(arguments);
}
