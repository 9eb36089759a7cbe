import { trusted } from './trusted.ts';

/** Keeps what the server wrote in its place, in an element of the same name, until a component is loaded. */
export const written = (
  <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: trusted.createHTML('') }} />
);
