import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import classes from './RequestCityConfirmModal.module.css';

declare module '../../shell/modals/modalData.ts' {
  interface ModalData {
    readonly requestCityConfirm: { readonly city: string };
  }
}

/** Confirms that a city was requested. */
export function RequestCityConfirmModal({ data, close, confirm }: ModalProps<'requestCityConfirm'>) {
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
