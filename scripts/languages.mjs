// The languages of the site, from locales/languages.json.
import list from '../locales/languages.json' with { type: 'json' };

export const languages = Object.keys(list);

export const defaultLanguage = 'en';
