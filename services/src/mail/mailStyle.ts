/** The colours of mails in dark clients, by class: those of the hosted pages. */
const rules = {
  ground: 'background:#131d23!important;color:#dbe3e7!important',
  card: 'background:#1c2830!important',
  brand: 'color:#74bfac!important',
  button: 'background:#74bfac!important;color:#06201e!important',
  muted: 'color:#9fb0b9!important',
  line: 'border-color:#7b8e98!important',
  // The city at dusk is the same in both, whatever a client makes of dark colours.
  dusk: 'background:#0e7560!important;color:#ffffff!important',
  sign: 'background:#ffffff!important;color:#0e7560!important',
  house: 'background:#04473a!important',
  lit: 'background:#fbb824!important',
};

const sheet = Object.entries(rules).map(([name, rule]) => `.${name}{${rule}}`);

/**
 * Tells clients that a mail has dark colours, so that they do not make up some: they turned the light ground dark and left the text
 * on buttons as it was, or the reverse. Apple's clients read the style sheet; the old name is for its older ones.
 */
export const darkColours = [
  '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
  `<style>:root{color-scheme:light dark;supported-color-schemes:light dark}`,
  `@media (prefers-color-scheme:dark){${sheet.join('')}}</style>`,
].join('');
