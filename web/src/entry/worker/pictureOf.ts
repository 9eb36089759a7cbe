/** The path of a picture without its size and quality, which differ by screen: any copy of it will do. */
export const pictureOf = (path: string): string =>
  path
    .split('/')
    .filter((part) => !part.includes(','))
    .join('/');
