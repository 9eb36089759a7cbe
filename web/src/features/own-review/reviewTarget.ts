/** A gig to review. */
export interface ReviewedOffer {
  /** Global id of the offer. */
  readonly offerId: string;
  readonly partner: string;
  readonly city: string;
}

/** A company to review; the dialog asks for the city unless it is known. */
export interface ReviewedCompany {
  readonly partnerId: string;
  readonly partnerSlug: string;
  readonly partner: string;
  readonly countryCode: string | null;
  /** Where its page shows it; null everywhere. */
  readonly place: { readonly countrySlug: string | null; readonly citySlug: string | null };
}

export type ReviewTarget = ReviewedOffer | ReviewedCompany;

export const isOffer = (target: ReviewTarget): target is ReviewedOffer => 'offerId' in target;

/** The gig of a review, and where it is. */
export interface PlacedOffer extends ReviewedOffer {
  readonly partnerId: string;
  readonly citySlug: string;
  readonly countryCode: string;
}

/** Whether a page about `target` lists the reviews of the gig. */
export const isAbout = (target: ReviewTarget, offer: PlacedOffer): boolean => {
  if (isOffer(target)) return target.offerId === offer.offerId;
  const { partnerId, countryCode, place } = target;
  return (
    partnerId === offer.partnerId &&
    (countryCode === null || countryCode === offer.countryCode) &&
    (place.citySlug === null || place.citySlug === offer.citySlug)
  );
};

/** Names the draft of a review in the browser's storage. */
export const draftName = (target: ReviewTarget): string =>
  isOffer(target)
    ? target.offerId
    : [target.partnerSlug, target.place.countrySlug ?? '', target.place.citySlug ?? ''].join('/');
