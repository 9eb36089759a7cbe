import { bootId, type Boot } from '../../entry/boot.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import { manifestPath } from '../../paths/manifestPath.ts';
import { inlineScript, startId } from './inlineScript.ts';
import type { InlineStyles } from './inlineStyles.ts';

/** The files that a document links to. */
export interface DocumentFiles {
  readonly styles: readonly string[];
  /** The text of all `styles`, which then need no request. */
  readonly inlineStyles?: InlineStyles;
  /** The scripts that start the page, those that others import first; none where no script should run. */
  readonly scripts: readonly string[];
  readonly preloads: readonly string[];
  readonly font?: string;
}

interface Content {
  readonly language: LanguageCode;
  readonly head: string;
  /** Drawings that the markup refers to. */
  readonly sprite?: string;
  readonly html: string;
  readonly files: DocumentFiles;
  readonly boot?: Boot;
  /** Whether the browser must render the page again. */
  readonly pending?: boolean;
  /** Whether the page was sent before its data were loaded: a browser without script must reload it. */
  readonly late?: boolean;
  /** Markup for development only. */
  readonly extraHead?: string;
}

// Keeps the data from ending the script element or opening a comment in it.
const escaped = (boot: Boot): string => JSON.stringify(boot).replaceAll('<', '\\u003c');

/**
 * The bundler's loader must find each style sheet in the document, or it would load it again with the page's script.
 * Browsers scan ahead for links and fetch even disabled ones, unless their media never match.
 */
const styleElements = ({ styles, inlineStyles }: DocumentFiles): string[] =>
  inlineStyles
    ? [
        `<style>${inlineStyles.text}</style>`,
        ...styles.map((href) => `<link rel="stylesheet" href="${href}" media="not all" disabled>`),
      ]
    : styles.map((href) => `<link rel="stylesheet" href="${href}">`);

/**
 * The start scripts and the preloads, in a `<template>`, so that nothing is fetched before first paint (`inlineScript`). What
 * the last script imports has elements of its own, because a browser runs each element in a task of its own, between
 * which it can handle a press.
 */
const startElements = ({ scripts, preloads }: DocumentFiles): string =>
  scripts.length === 0
    ? ''
    : [
        `<template id="${startId}">`,
        ...scripts.map((src) => `<script type="module" src="${src}"></script>`),
        ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
        '</template>',
      ].join('');

/** Seconds after which a browser without script reloads a page that was not ready. */
const reloadAfterS = 5;

/** Assembles a whole document. */
export const documentOf = (content: Content): string => {
  const { language, head, sprite = '', html, files, boot, pending, late, extraHead = '' } = content;
  return [
    `<!doctype html><html lang="${language}" data-mantine-color-scheme="light"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${inlineScript}</script>`,
    files.font ? `<link rel="preload" href="${files.font}" as="font" type="font/woff2" crossorigin>` : '',
    ...styleElements(files),
    head,
    '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="${manifestPath(language)}">`,
    '<meta name="theme-color" content="#0e7560">',
    late ? `<noscript><meta http-equiv="refresh" content="${reloadAfterS}"></noscript>` : '',
    extraHead,
    `</head><body>${sprite}<div id="root"${pending ? ' data-pending' : ''}>${html}</div>`,
    boot ? `<script type="application/json" id="${bootId}">${escaped(boot)}</script>` : '',
    startElements(files),
    '</body></html>',
  ].join('');
};
