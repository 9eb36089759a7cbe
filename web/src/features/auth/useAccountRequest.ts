import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../i18n/messageId.ts';
import type { Outcome } from './accountMutations.ts';
import { useFaults } from './useFaults.ts';

/** Sends a form of the account. `failed` is what the form says if there is no response. */
export const useAccountRequest = (failed: MessageId) => {
  const { formatMessage } = useIntl();
  const [sending, setSending] = useState(false);
  const { faults, showText, requireValues } = useFaults();
  const showFailure = (message = failed) => showText({ form: formatMessage({ id: message }), fields: {} });
  /** Sends the request unless one of the values is empty, and returns what was rejected; null without a response. */
  const send = async (
    values: Parameters<typeof requireValues>[0],
    request: () => Promise<Outcome>,
  ): Promise<Outcome> => {
    if (sending || !requireValues(values)) return null;
    setSending(true);
    const outcome = await request();
    setSending(false);
    if (outcome === null) showFailure();
    return outcome;
  };
  return {
    faults,
    sending,
    send,
    showFailure,
    showFields: (fields: typeof faults.fields) => showText({ form: null, fields }),
  };
};
