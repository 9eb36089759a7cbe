/** The colours of mails in dark clients, by class: those of the hosted pages. */
const rules = {
  ground: 'background:#0d1b1e!important;color:#e8f1f0!important',
  card: 'background:#14272a!important',
  brand: 'color:#5fcbb9!important',
  button: 'background:#5fcbb9!important;color:#06201e!important',
  muted: 'color:#a9bdbd!important',
  line: 'border-color:#6f8789!important',
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
