/** The code in the newest mail to an address. */
export const mailedCode = async (services: string, recipient: string): Promise<string> => {
  const answer = await fetch(`${services}/outbox.json?recipient=${encodeURIComponent(recipient)}`);
  const { items } = (await answer.json()) as { readonly items: readonly { readonly text: string }[] };
  const [code] = items.flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? []);
  if (code === undefined) throw new Error(`There is no code for ${recipient}`);
  return code;
};
