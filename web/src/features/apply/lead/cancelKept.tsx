import { FormattedMessage } from 'react-intl';
import type { FlashStore } from '../../../shell/flash/flashStore.ts';
import { isOwn, type KeptLead } from './keptLeads.ts';
import { cancelLead } from './sendLead.ts';

/** Forgets a lead of the visitor's that waits, and says that it may have been sent all the same: an answer to it may have been lost. */
export const cancelKept = (flashes: FlashStore, lead: KeptLead): void => {
  if (!isOwn(lead)) return;
  cancelLead(lead);
  flashes.flash({
    variation: 'info',
    message: <FormattedMessage id="lead.cancelled" values={{ partner: lead.form?.partner }} />,
  });
};
