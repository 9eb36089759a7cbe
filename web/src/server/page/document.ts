import { BOOT_ID, type Boot } from '../../entry/boot.ts';
import { inlineScript, START_ID } from './inlineScript.ts';
import type { InlineStyles } from './inlineStyles.ts';

/** The files that a document names. */
export interface DocumentFiles {
  readonly styles: readonly string[];
  /** The text of all `styles`, which then need not be asked for. */
  readonly inlineStyles?: InlineStyles;
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
  /** Whether the page was sent before its data were there: a browser without script has to come again. */
  readonly late?: boolean;
  /** Markup that only development needs. */
  readonly extraHead?: string;
}

// Nothing in the data may end the script element or open a comment in it.
const escaped = (boot: Boot): string => JSON.stringify(boot).replaceAll('<', '\\u003c');

/** The browser's loader must find each sheet in its place, or it would bring it again with the page's script. */
const styleElements = ({ styles, inlineStyles }: DocumentFiles): string[] =>
  inlineStyles
    ? [
        `<style>${inlineStyles.text}</style>`,
        ...styles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
      ]
    : styles.map((href) => `<link rel="stylesheet" href="${href}">`);

/** What starts the page: apart, so that nothing of it is fetched before the page is painted (`inlineScript`). */
const startElements = ({ script, preloads }: DocumentFiles): string =>
  script === undefined
    ? ''
    : [
        `<template id="${START_ID}">`,
        ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
        `<script type="module" src="${script}"></script></template>`,
      ].join('');

/** After so many seconds a browser without script asks again for a page that was not ready. */
const COME_AGAIN_S = 5;

/** Puts a whole document together. */
export const documentOf = (content: Content): string => {
  const { language, head, html, files, boot, pending, late, extraHead = '' } = content;
  return [
    `<!doctype html><html lang="${language}" data-mantine-color-scheme="light"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${inlineScript}</script>`,
    files.font ? `<link rel="preload" href="${files.font}" as="font" type="font/woff2" crossorigin>` : '',
    ...styleElements(files),
    head,
    '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">',
    '<meta name="theme-color" content="#0e7560">',
    late ? `<noscript><meta http-equiv="refresh" content="${COME_AGAIN_S}"></noscript>` : '',
    extraHead,
    `</head><body><div id="root"${pending ? ' data-pending' : ''}>${html}</div>`,
    boot ? `<script type="application/json" id="${BOOT_ID}">${escaped(boot)}</script>` : '',
    startElements(files),
    '</body></html>',
  ].join('');
};
