// The interface languages, as locales/languages.json lists them.
import list from '../locales/languages.json' with { type: 'json' };

export const languages = Object.keys(list);

export const defaultLanguage = 'en';
