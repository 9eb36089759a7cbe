import type { Plugin } from 'vite';
import list from '../../locales/languages.json' with { type: 'json' };

const name = 'virtual:flags';

const flags = [...new Set(Object.values(list).map(({ flag }) => flag))];

const imports = flags.map(
  (flag) => `import ${flag}_ from 'country-flag-icons/3x2/${flag.toUpperCase()}.svg?no-inline';`,
);
const entries = flags.map((flag) => `${flag}: ${flag}_`);

/** Provides `virtual:flags`: the URLs of the languages' flag pictures. */
export const flagsPlugin = (): Plugin => ({
  name: 'flags',
  resolveId: (id) => (id === name ? `\0${id}` : undefined),
  load: (id) =>
    id === `\0${name}`
      ? `${imports.join('\n')}\nexport const flagPictures = { ${entries.join(', ')} };`
      : undefined,
});
