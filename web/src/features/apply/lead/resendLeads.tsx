import { FormattedMessage } from 'react-intl';
import type { Environment } from 'relay-runtime';
import { loadLateTexts } from '../../../i18n/lateTexts.ts';
import type { FlashStore } from '../../../shell/flash/flashStore.ts';
import { cancelKept } from './cancelKept.tsx';
import { isKept, isOwn, subscribeToKept, type KeptLead } from './keptLeads.ts';
import { sendKeptLeads, type KeptOutcome } from './sendKeptLeads.ts';

/** Tells the visitor what became of an application that waited; that it still waits, only as long as it does and is theirs. */
export const showOutcome = (flashes: FlashStore, lead: KeptLead, outcome: KeptOutcome): void => {
  // The visitor continued to the company's site, and typed nothing; or a guest typed it who is not this user.
  if (!lead.form || !isOwn(lead)) return;
  const values = { partner: lead.form.partner };
  if (outcome !== 'kept') {
    flashes.flash({
      variation: outcome === 'sent' ? 'success' : 'error',
      message: <FormattedMessage id={outcome === 'sent' ? 'lead.sent' : 'lead.dropped'} values={values} />,
    });
    return;
  }
  if (!isKept(lead.key)) return;
  const id = flashes.flash({
    variation: 'info',
    source: `lead ${lead.request.offerId}`,
    pushable: false,
    message: <FormattedMessage id="lead.waiting" values={values} />,
    onClose: () => stop(),
    action: {
      label: <FormattedMessage id="lead.cancel" />,
      handler: () => cancelKept(flashes, lead),
    },
  });
  const stop = subscribeToKept(() => {
    if (!isKept(lead.key) || !isOwn(lead)) flashes.close(id);
  });
};

/** Sends what could not be sent before, if it was kept before `keptBefore`, and tells the visitor what became of it. */
export const resendLeads = async (
  environment: () => Environment,
  flashes: FlashStore,
  keptBefore: number,
): Promise<void> => {
  await loadLateTexts();
  await sendKeptLeads(environment, keptBefore, (lead, outcome) => showOutcome(flashes, lead, outcome));
};
