import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { isLateText } from '../src/i18n/lateTexts.ts';
import list from '../../locales/languages.json' with { type: 'json' };

const listModule = 'virtual:messages';
const prefix = `${listModule}/`;
const baseLanguage = 'en';

type Texts = Record<string, string>;

const compiled = (text: string): string | MessageFormatElement[] => {
  const elements = parse(text);
  const [only] = elements;
  return elements.length === 1 && only?.type === TYPE.literal ? only.value : elements;
};

const lateSuffix = '/late';

const loaders = Object.keys(list).map((code) => `${code}: () => import('${prefix}${code}')`);

/**
 * Provides `virtual:messages/<language>`, the compiled catalogue, in English where a text is missing;
 * `virtual:messages/<language>/late`, the texts of some dialogs, which the former lacks and loads; and
 * `virtual:messages`, which loads the catalogue of each language.
 */
export const messagesPlugin = (folder: string): Plugin => {
  const fileOf = (language: string) => join(folder, `${language}.json`);
  const read = (language: string): Texts =>
    existsSync(fileOf(language)) ? (JSON.parse(readFileSync(fileOf(language), 'utf8')) as Texts) : {};
  return {
    name: 'messages',
    resolveId: (id) => (id === listModule || id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${listModule}`) return `export const catalogues = { ${loaders.join(', ')} };`;
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const isLate = id.endsWith(lateSuffix);
      const language = id.slice(prefix.length + 1, isLate ? -lateSuffix.length : undefined);
      const texts = { ...read(baseLanguage), ...read(language) };
      for (const name of new Set([baseLanguage, language])) {
        if (existsSync(fileOf(name))) this.addWatchFile(fileOf(name));
      }
      const messages = Object.fromEntries(
        Object.entries(texts)
          .filter(([key]) => isLateText(key) === isLate)
          .map(([key, text]) => [key, compiled(text)]),
      );
      // Browsers parse JSON faster than an object literal of this size.
      const exported = `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
      return isLate
        ? exported
        : `${exported}\nexport const loadLate = () => import('${prefix}${language}${lateSuffix}');`;
    },
  };
};
