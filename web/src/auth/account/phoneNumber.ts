/** Whether a text is a phone number of 6 to 15 digits, with whatever it was pasted; the services clean it. */
export const isPhoneNumber = (text: string): boolean => {
  const plain = text.normalize('NFKC').replace(/^\s*tel:/i, '');
  const digits = plain.replaceAll(/\D/g, '').length;
  return /^[\s\p{Cf}]*\+?[\d\s()./\p{Pd}\u2212\p{Cf}]+$/u.test(plain) && digits >= 6 && digits <= 15;
};

/** A phone number as the identity service wants it; null if it is none. Whatever stands between the digits does not matter. */
export const phoneNumber = (text: string): string | null => {
  const number = text
    .normalize('NFKC')
    .replaceAll(/[\s()./\p{Pd}\u2212\p{Cf}]/gu, '')
    .replace(/^00/, '+');
  return /^\+[1-9]\d{4,14}$/.test(number) ? number : null;
};
