import type * as Entry from '../entry/server.tsx';
import type { DocumentFiles } from './page/document.ts';

/** The site as the server renders it: from the build, or from the sources in development. */
export interface Renderer {
  readonly entry: () => Promise<
    Pick<
      typeof Entry,
      | 'renderPage'
      | 'renderedUrl'
      | 'renderProblem'
      | 'phrasesVersion'
      | 'fontUrl'
      | 'categoriesQuery'
      | 'sitemapQueries'
      | 'unsubscribeQuery'
      | 'nearVisitorQueries'
      | 'feedQueries'
      | 'textsIn'
    >
  >;
  readonly filesFor: (modules: readonly (string | undefined)[]) => DocumentFiles;
  /** Markup added to each document's head. */
  readonly extraHead?: (url: string) => Promise<string>;
  /** Called before an error is logged, to make its stack readable. */
  readonly onError?: (error: Error) => void;
}
