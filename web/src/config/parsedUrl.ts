/** An address, read as browsers do; null if it is none. (`URL.canParse` is newer than the browsers that are supported.) */
export const parsedUrl = (text: string, base?: string): URL | null => {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
};
