import list from '../../locales/languages.json' with { type: 'json' };

/** The interface languages. */
export const languageCodes = Object.keys(list);
