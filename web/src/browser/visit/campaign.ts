import { firstCharacters } from '../../i18n/firstText.ts';

/** The services refuse longer texts. */
const maxLength = 255;

/** The campaign in the address of a visit's first page, `utm_source`; null when there is none. Nothing is stored for it. */
export const campaignOf = (page: URL): string | null =>
  firstCharacters(page.searchParams.get('utm_source') ?? '', maxLength) || null;
