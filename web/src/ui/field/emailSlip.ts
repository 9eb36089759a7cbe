/** Providers of mail whose names people often mistype. */
const common = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.fr',
  'hotmail.it',
  'hotmail.es',
  'outlook.com',
  'yahoo.com',
  'yahoo.fr',
  'yahoo.de',
  'icloud.com',
  'libero.it',
  'orange.fr',
  'wanadoo.fr',
  'laposte.net',
  't-online.de',
  'freenet.de',
  'interia.pl',
];

/** Providers of their own that differ from one of these by a letter. */
const others = new Set(['ymail.com', 'email.com', 'yahoo.co', 'yahoo.es', 'hotmail.de']);

/** Whether one letter is added, missing, another, or two neighbours are swapped. */
const isOneSlip = (typed: string, meant: string): boolean => {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [left, right] = [typed.slice(start), meant.slice(start)];
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
};

/** The address that was probably meant; null if this one is as likely. A slip is a suggestion, never an error. */
export const emailSlip = (email: string): string | null => {
  const [, name, typed = ''] = /^([^\s@]+)@(\S+)$/.exec(email.trim()) ?? [];
  const domain = typed.toLowerCase();
  if (name === undefined || common.includes(domain) || others.has(domain)) return null;
  const meant = common.find((known) => isOneSlip(domain, known));
  return meant === undefined ? null : `${name}@${meant}`;
};
