import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import classes from './RequestCityConfirmModal.module.css';

/** Confirms that a city was requested. */
export function RequestCityConfirmModal({ data, close, confirm }: ModalProps<{ readonly city: string }>) {
  return (
    <SiteModal onClose={close} title={<FormattedMessage id="requestCity.title" />}>
      <p className={classes['text']}>
        <FormattedMessage id="requestCity.text" values={{ city: data.city }} />
      </p>
      <Button fullWidth size="md" onClick={confirm}>
        <FormattedMessage id="requestCity.done" />
      </Button>
    </SiteModal>
  );
}
