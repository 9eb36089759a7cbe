import { clientClass } from '../../../gateway/src/rules/clientClass.ts';

/** Who asks: the language of the address, and whether it is a bot, which gets less. */
export const readerOf = ({ url, headers }) => ({
  language: /[?&]lang=([a-z]{2})/.exec(url)?.[1] ?? 'en',
  bot: clientClass({ fromSite: null, userAgent: headers['user-agent'] ?? null }) === 'bot',
});
