const grouped = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/;

/**
 * Parses an amount as people type it in any language: `1,234.50`, `1.234,50`, `1 234,5`, `1’234.50`. A single separator
 * before three digits groups them: `1.234`, unless they follow a zero. Null for anything else.
 */
export const amountOf = (text: string): number | null => {
  const plain = text.replaceAll(/[\s'’]/g, '');
  if (/^\d+$/.test(plain)) return Number(plain);
  if (grouped.test(plain)) return Number(plain.replaceAll(/[.,]/g, ''));
  const [, whole = '', separator = '', fraction = ''] = /^(.+)([.,])(\d+)$/.exec(plain) ?? [];
  const isWhole = /^\d+$/.test(whole) || (grouped.test(whole) && !whole.includes(separator));
  return isWhole ? Number(`${whole.replaceAll(/[.,]/g, '')}.${fraction}`) : null;
};
