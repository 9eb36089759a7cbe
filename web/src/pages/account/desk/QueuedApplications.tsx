import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { isStored, useQueuedLeads, type QueuedLead } from '../../../features/apply/lead/queuedLeads.ts';
import { cancelQueued, showOutcome } from '../../../features/apply/lead/resendLeads.tsx';
import { sendQueuedLead } from '../../../features/apply/lead/sendQueuedLeads.ts';
import { useFlashStore } from '../../../shell/flash/FlashContext.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import classes from './desk.module.css';
import list from '../../../ui/page/panelList.module.css';

/** The applications that this browser could not send yet; nothing without any. */
export function QueuedApplications() {
  // Who continued to a company's site typed nothing.
  const queued = useQueuedLeads().filter(({ form }) => form !== null);
  if (queued.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="desk.kept" />}>
      <p className={list['lead']}>
        <FormattedMessage id={isStored() ? 'desk.kept.text' : 'lead.keptUntilClosed'} />
      </p>
      <ul className={list['rows']}>
        {queued.map((lead) => (
          <QueuedApplication key={lead.key} lead={lead} />
        ))}
      </ul>
    </Panel>
  );
}

function QueuedApplication({ lead }: { readonly lead: QueuedLead }) {
  const environment = useRelayEnvironment();
  const flashes = useFlashStore();
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    const outcome = await sendQueuedLead(environment, lead);
    setSending(false);
    if (outcome !== null) showOutcome(flashes, lead, outcome);
  };
  return (
    <li className={list['row']}>
      <div className={classes['offer']}>
        <div className={classes['words']}>
          <h3 className={classes['title']}>{lead.form?.gig}</h3>
          <p className={classes['meta']}>{lead.form?.partner}</p>
        </div>
      </div>
      <div className={classes['actions']}>
        <Button
          aria-disabled={sending}
          data-sending={sending || undefined}
          onClick={() => (sending ? undefined : void send())}
        >
          <FormattedMessage id={sending ? 'form.sending' : 'desk.kept.send'} />
        </Button>
        <Button variant="subtle" onClick={() => cancelQueued(flashes, lead)}>
          <FormattedMessage id="lead.cancel" />
        </Button>
      </div>
    </li>
  );
}
