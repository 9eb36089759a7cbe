import { builder } from '../../builder/builder.ts';
import { connectionType } from '../../builder/connection.ts';
import type { MoreJobOffer } from '../../rest/rows.ts';

export const MoreJobOfferRef = builder.objectRef<MoreJobOffer>('MoreJobOffer');

export const MoreJobOfferConnectionRef = connectionType('MoreJobOffer', MoreJobOfferRef, 'full-time offers');
