/** A phone number as the identity service wants it; null if it is none. Spaces, hyphens and brackets in it do not matter. */
export const phoneNumber = (text: string): string | null => {
  const number = text.replaceAll(/[\s()/.-]/g, '').replace(/^00/, '+');
  return /^\+[1-9]\d{4,14}$/.test(number) ? number : null;
};
