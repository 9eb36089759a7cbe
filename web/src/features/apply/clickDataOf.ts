import type { Location } from 'found';
import { CLICK_DATA_LIMITS, type ClickData } from '../../paths/clickData.ts';
import { firstCharacters } from '../../i18n/firstCharacters.ts';

/** What a click on a page tells: the place of the button, and the campaign that the page's address names. */
export const clickDataOf = (clickSource: string, { query }: Location): ClickData => {
  const campaign: unknown = query?.['utm_source'];
  return {
    click_source: clickSource,
    ...(typeof campaign === 'string' && campaign !== ''
      ? { utm_source: firstCharacters(campaign, CLICK_DATA_LIMITS.utm_source) }
      : {}),
  };
};
