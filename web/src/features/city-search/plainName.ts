/** A name as people type it: without case and accents, dotless ı as i. */
export const plainName = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i').trim();
