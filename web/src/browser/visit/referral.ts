import { firstCharacters } from '../../i18n/firstText.ts';
import { readCookie, setCookie } from '../cookies.ts';
import { isAllowed } from '../storage/localStore.ts';

/** How long the cookie lives. */
export const referralDays = 60;

const maxIdLength = 255;

/** Who recommended the site to a visitor, from the first page of the visit. */
export const landingReferral = (page: URL): string | null => {
  const id = page.searchParams.get('referral_id');
  return id ? firstCharacters(id, maxIdLength) : null;
};

/** Stores who recommended the site, if the visitor allows it; the first one stays. */
export const saveReferral = (id: string): void => {
  if (isAllowed('referral_id') && readCookie('referral_id') === null)
    setCookie('referral_id', id, { days: referralDays });
};
