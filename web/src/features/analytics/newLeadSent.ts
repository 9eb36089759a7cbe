import { recordEvent } from '../../browser/recordEvent.ts';
import { eventSent } from './eventSent.ts';

/** Records an application that is new; resolves once its commerce event is sent, or after half a second. */
export const newLeadSent = (offerId: string, price: number): Promise<void> => {
  recordEvent('generate_lead', { offer_id: offerId });
  return eventSent('purchase', { offer_id: offerId, value: price });
};
