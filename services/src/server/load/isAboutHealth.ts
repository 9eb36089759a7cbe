const paths: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** Whether a request asks for the health of the process, which is answered however much there is to do. */
export const isAboutHealth = (url: string): boolean => paths.has(url);
