import { domainToASCII } from 'node:url';

interface Provider {
  /** The domains under which a mailbox is reached by the same name, the usual one first. */
  readonly domains: readonly [string, ...string[]];
  /** Characters in a name that make no difference. */
  readonly ignored?: RegExp;
}

/** Large providers that give a mailbox more spellings than letter case and a tag after `+`, by their own documentation. */
const providers: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  {
    domains: ['yandex.ru', 'ya.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua'],
    ignored: /[.-]/g,
  },
];

const providerOf = new Map(
  providers.flatMap((provider) => provider.domains.map((domain) => [domain, provider] as const)),
);

/** At Fastmail any name at a subdomain reaches the mailbox that the subdomain names. */
const fastmail = /^([^.]+)\.(fastmail\.(?:com|fm))$/;

/**
 * The one form of all spellings of a mailbox, to compare people by: without letter case, a tag, and what its provider ignores.
 * Send mails to the address as its owner wrote it.
 */
export const mailboxOf = (address: string): string => {
  const plain = address.trim().normalize('NFKC').toLowerCase();
  const at = plain.lastIndexOf('@');
  if (at <= 0) return plain;
  const written = plain.slice(at + 1).replace(/\.$/, '');
  const domain = domainToASCII(written) || written;
  const [, owner, host] = fastmail.exec(domain) ?? [];
  if (owner !== undefined) return `${owner}@${host}`;
  const name = plain.slice(0, at);
  const untagged = name.replace(/(?<=.)\+.*$/s, '');
  const provider = providerOf.get(domain);
  if (provider === undefined) return `${untagged}@${domain}`;
  const shortest = provider.ignored === undefined ? untagged : untagged.replaceAll(provider.ignored, '');
  return `${shortest || untagged}@${provider.domains[0]}`;
};
