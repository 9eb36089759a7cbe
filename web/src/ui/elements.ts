import type { ReactElement } from 'react';

/** Elements or nothing: what may stand beside other elements, where a bare text may not (the lint rule `text-alone`). */
export type Elements = ReactElement | null | undefined | false | readonly Elements[];
