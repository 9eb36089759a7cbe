import { redirectPath } from '../../paths/paths.ts';
import { firstText } from '../../i18n/firstText.ts';
import type { ClickData } from '../../paths/clickData.ts';

/** The fields of an offer that decide how to apply. */
export interface ApplicableOffer {
  readonly id: string;
  readonly cardTitle?: string | null | undefined;
  readonly isDirectApply: boolean;
  readonly isVerified: boolean;
  readonly price: number;
  readonly city: { readonly slug: string } | null | undefined;
  readonly partner: { readonly name: string; readonly slug: string } | null | undefined;
}

/** The data of the DirectApply modal. */
export interface DirectApplication {
  readonly kind: 'direct';
  readonly offerId: string;
  readonly partnerName: string;
  /** The title of the gig. */
  readonly gig: string;
  /** A number without a currency. */
  readonly price: number;
  readonly clickData: ClickData;
}

/** An application on the partner's own site, through the redirect page. */
export interface RedirectApplication {
  readonly kind: 'redirect';
  readonly partnerName: string;
  /** Path of the redirect page, without the language. */
  readonly path: string;
}

export type Application = DirectApplication | RedirectApplication;

/**
 * How to apply: with the form on this site, or on the partner's site. Null when the offer lacks its city or partner.
 */
export const applyTarget = (offer: ApplicableOffer, clickData: ClickData): Application | null => {
  const { city, partner } = offer;
  if (!city || !partner) return null;
  return offer.isDirectApply
    ? {
        kind: 'direct',
        offerId: offer.id,
        partnerName: partner.name,
        gig: firstText(offer.cardTitle, partner.name),
        price: offer.price,
        clickData,
      }
    : {
        kind: 'redirect',
        partnerName: partner.name,
        path: redirectPath(city.slug, partner.slug, clickData),
      };
};
