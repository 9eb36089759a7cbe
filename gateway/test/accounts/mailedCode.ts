/** What a pattern finds in the newest mail to an address in which it finds something. */
const inMail = async (services: string, recipient: string, pattern: RegExp): Promise<string> => {
  const answer = await fetch(`${services}/outbox.json?recipient=${encodeURIComponent(recipient)}`);
  const { items } = (await answer.json()) as { readonly items: readonly { readonly text: string }[] };
  const [found] = items.flatMap(({ text }) => pattern.exec(text) ?? []);
  if (found === undefined) throw new Error(`There is no mail to ${recipient} with ${String(pattern)}`);
  return found;
};

/** The code in the newest mail to an address. */
export const mailedCode = (services: string, recipient: string): Promise<string> =>
  inMail(services, recipient, /\b\d{6}\b/);

/** The link in the newest mail to an address that has one with parameters. */
export const mailedLink = (services: string, recipient: string): Promise<string> =>
  inMail(services, recipient, /https?:\/\/\S+\?\S+/);
