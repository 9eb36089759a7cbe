import { Button } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { useModals } from '../../../shell/modals/modalHost.tsx';
import { wrappingButton } from '../../../ui/button/wrappingButton.ts';
import { FormFailure } from '../../../ui/field/FormFailure.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import classes from './profile.module.css';

/** What users can do with their data: download and delete them. */
export function OwnData() {
  const { open } = useModals();
  const environment = useRelayEnvironment();
  const [failed, setFailed] = useState(false);
  const download = async () => {
    try {
      const { downloadData } = await import('./downloadData.ts');
      setFailed(!(await downloadData(environment)));
    } catch {
      setFailed(true);
    }
  };
  return (
    <Panel title={<FormattedMessage id="profile.data" />}>
      <p className={classes['text']}>
        <FormattedMessage id="profile.data.text" />
      </p>
      {failed && <FormFailure id="error.load" />}
      <div className={classes['choices']}>
        <Button
          classNames={wrappingButton}
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
          onClick={() => void download()}
        >
          <FormattedMessage id="profile.data.download" />
        </Button>
        <Button
          className={classes['delete'] ?? ''}
          classNames={wrappingButton}
          variant="default"
          aria-haspopup="dialog"
          leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
          onClick={() => open('DeleteProfileConfirm', null)}
        >
          <FormattedMessage id="profile.delete" />
        </Button>
      </div>
    </Panel>
  );
}
