import { BOOT_ID, type Boot } from '../entry/boot.ts';
import { inlineScript } from './inlineScript.ts';

/** The files that a document names. */
export interface DocumentFiles {
  readonly styles: readonly string[];
  /** The script that starts the page; absent where none should run. */
  readonly script?: string;
  readonly preloads: readonly string[];
  readonly font?: string;
}

interface Content {
  readonly language: string;
  readonly head: string;
  readonly html: string;
  readonly files: DocumentFiles;
  readonly boot?: Boot;
  /** Whether the browser must draw the page anew. */
  readonly pending?: boolean;
  /** Markup that only development needs. */
  readonly extraHead?: string;
}

// Nothing in the data may end the script element or open a comment in it.
const escaped = (boot: Boot): string => JSON.stringify(boot).replaceAll('<', '\\u003c');

/** Puts a whole document together. */
export const documentOf = ({ language, head, html, files, boot, pending, extraHead = '' }: Content): string =>
  [
    `<!doctype html><html lang="${language}" data-mantine-color-scheme="light"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${inlineScript}</script>`,
    files.font ? `<link rel="preload" href="${files.font}" as="font" type="font/woff2" crossorigin>` : '',
    ...files.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...files.preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    head,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/site.webmanifest">',
    '<meta name="theme-color" content="#0e7560">',
    extraHead,
    `</head><body><div id="root"${pending ? ' data-pending' : ''}>${html}</div>`,
    boot ? `<script type="application/json" id="${BOOT_ID}">${escaped(boot)}</script>` : '',
    files.script ? `<script type="module" src="${files.script}"></script>` : '',
    '</body></html>',
  ].join('');
