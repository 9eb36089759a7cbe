/** A path of the site with the prefix of a language. */
export const pathIn = (language, path) => (language === 'en' ? path : `/${language}${path}`);
