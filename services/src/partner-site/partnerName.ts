/** Turns a slug into a readable name: `paws-and-co` becomes `Paws and Co`. */
export const partnerName = (slug: string): string =>
  slug
    .split('-')
    .filter((word) => word !== '')
    .map((word, index) =>
      index > 0 && ['and', 'of', 'the'].includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
