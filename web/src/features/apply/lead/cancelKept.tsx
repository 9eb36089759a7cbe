import { FormattedMessage } from 'react-intl';
import type { FlashStore } from '../../../shell/flash/flashStore.ts';
import type { KeptLead } from './keptLeads.ts';
import { cancelLead } from './sendLead.ts';

/** Forgets a lead that waits, and says that it may have been sent all the same: an answer to it may have been lost. */
export const cancelKept = (flashes: FlashStore, lead: KeptLead): void => {
  cancelLead(lead);
  flashes.flash({
    variation: 'info',
    message: <FormattedMessage id="lead.cancelled" values={{ partner: lead.form?.partner }} />,
  });
};
