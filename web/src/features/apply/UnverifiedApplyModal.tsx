import { Button } from '@mantine/core';
import { useRouter } from 'found';
import { FormattedMessage } from 'react-intl';
import { useLocalPath } from '../../paths/useLocalPath.ts';
import { useModals, type ModalProps } from '../../shell/modals/modalHost.tsx';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import classes from './apply.module.css';
import type { Application } from './applyTarget.ts';

declare module '../../shell/modals/modalData.ts' {
  interface ModalData {
    readonly UnverifiedApply: Application;
  }
}

/** Asks whether to continue with an offer that nobody has verified. */
export function UnverifiedApplyModal({ data, close }: ModalProps<'UnverifiedApply'>) {
  const { router } = useRouter();
  const { open } = useModals();
  const localPath = useLocalPath();
  const continueApplying = () => {
    if (data.kind === 'direct') {
      open('DirectApply', data);
      return;
    }
    close();
    router.push(localPath(data.path));
  };
  return (
    <SiteModal onClose={close} title={<FormattedMessage id="unverifiedApply.title" />}>
      <p className={classes['warning']}>
        <FormattedMessage id="offer.unverified.text" values={{ partner: data.partnerName }} />
      </p>
      <div className={classes['choices']}>
        <Button variant="default" size="md" onClick={close}>
          <FormattedMessage id="app.cancel" />
        </Button>
        <Button size="md" onClick={continueApplying}>
          <FormattedMessage id="unverifiedApply.continue" />
        </Button>
      </div>
    </SiteModal>
  );
}
