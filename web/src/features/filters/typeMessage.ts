import type { OfferType } from './knownValues.ts';

/** The message that names a type of work. */
export const typeMessage = (type: OfferType): `offerType.${OfferType}` => `offerType.${type}`;
