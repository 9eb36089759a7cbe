import { FormattedMessage } from 'react-intl';
import type { Environment } from 'relay-runtime';
import { loadLateTexts } from '../../../i18n/lateTexts.ts';
import type { FlashStore } from '../../../shell/flash/flashStore.ts';
import { removeFormerWorker } from '../../../browser/formerWorker.ts';
import { isOwn, isQueued, subscribeToQueued, type QueuedLead } from './queuedLeads.ts';
import { cancelLead } from './sendLead.ts';
import { sendQueuedLeads, type QueuedOutcome } from './sendQueuedLeads.ts';

/** Forgets a lead of the visitor's that waits, and says that it may have been sent all the same: an answer to it may have been lost. */
export const cancelQueued = (flashes: FlashStore, lead: QueuedLead): void => {
  if (!isOwn(lead)) return;
  cancelLead(lead);
  flashes.flash({
    variation: 'info',
    message: <FormattedMessage id="lead.cancelled" values={{ partner: lead.form?.partner }} />,
  });
};

/** Tells the visitor what became of an application that waited; that it still waits, only as long as it does and is theirs. */
export const showOutcome = (flashes: FlashStore, lead: QueuedLead, outcome: QueuedOutcome): void => {
  // The visitor continued to the company's site, and typed nothing; or a guest typed it who is not this user.
  if (!lead.form || !isOwn(lead)) return;
  const values = { partner: lead.form.partner };
  if (outcome !== 'queued') {
    flashes.flash({
      variation: outcome === 'sent' ? 'success' : 'error',
      message: <FormattedMessage id={outcome === 'sent' ? 'lead.sent' : 'lead.dropped'} values={values} />,
    });
    return;
  }
  if (!isQueued(lead.key)) return;
  const id = flashes.flash({
    variation: 'info',
    source: `lead ${lead.request.offerId}`,
    pushable: false,
    message: <FormattedMessage id="lead.waiting" values={values} />,
    onClose: () => stop(),
    action: {
      label: <FormattedMessage id="lead.cancel" />,
      handler: () => cancelQueued(flashes, lead),
    },
  });
  const stop = subscribeToQueued(() => {
    if (!isQueued(lead.key) || !isOwn(lead)) flashes.close(id);
  });
};

/** Sends what could not be sent before, if it was queued before `queuedBefore`, and tells the visitor what became of it. */
export const resendLeads = async (
  environment: () => Environment,
  flashes: FlashStore,
  queuedBefore: number,
): Promise<void> => {
  void removeFormerWorker();
  await loadLateTexts();
  await sendQueuedLeads(environment, queuedBefore, (lead, outcome) => showOutcome(flashes, lead, outcome));
};
