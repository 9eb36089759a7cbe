import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { cancelKept } from '../../../features/apply/lead/cancelKept.tsx';
import { isStored, useKeptLeads, type KeptLead } from '../../../features/apply/lead/keptLeads.ts';
import { showOutcome } from '../../../features/apply/lead/resendLeads.tsx';
import { sendKeptLead } from '../../../features/apply/lead/sendKeptLeads.ts';
import { useSentApplications } from '../../../features/apply/sentApplications.ts';
import { useFlashStore } from '../../../shell/flash/FlashContext.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import classes from './desk.module.css';
import list from '../../../ui/page/panelList.module.css';

/** The applications that this browser could not send yet; nothing without any. `onSent` is called when one is recorded. */
export function KeptApplications({ onSent }: { readonly onSent: () => void }) {
  // Who continued to a company's site typed nothing.
  const kept = useKeptLeads().filter(({ form }) => form !== null);
  const newest = useSentApplications()[0]?.leadId;
  const known = useRef(newest);
  useEffect(() => {
    if (newest === known.current) return;
    known.current = newest;
    onSent();
  }, [newest, onSent]);
  if (kept.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="desk.kept" />}>
      <p className={list['lead']}>
        <FormattedMessage id={isStored() ? 'desk.kept.text' : 'lead.keptUntilClosed'} />
      </p>
      <ul className={list['rows']}>
        {kept.map((lead) => (
          <KeptApplication key={lead.key} lead={lead} />
        ))}
      </ul>
    </Panel>
  );
}

function KeptApplication({ lead }: { readonly lead: KeptLead }) {
  const environment = useRelayEnvironment();
  const flashes = useFlashStore();
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    const outcome = await sendKeptLead(environment, lead);
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
        <Button variant="subtle" onClick={() => cancelKept(flashes, lead)}>
          <FormattedMessage id="lead.cancel" />
        </Button>
      </div>
    </li>
  );
}
