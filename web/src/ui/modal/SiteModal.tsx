import { Modal } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { use, useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ModalPlace } from './ModalPlace.ts';
import classes from './SiteModal.module.css';

interface SiteModalProps {
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Whether it stands at the top, because what it shows grows and shrinks. */
  readonly atTop?: boolean;
}

/** The frame of every modal: it traps the focus while it is open and returns it afterwards. */
export function SiteModal({ children, onClose, title, atTop = false }: SiteModalProps) {
  const { formatMessage } = useIntl();
  const { isTop, mandatory } = use(ModalPlace);

  useEffect(() => {
    const before = document.activeElement;
    return () => {
      // A button that has disappeared meanwhile leaves the focus to the content, at the place where the visitor is.
      const next =
        before instanceof HTMLElement && before.isConnected ? before : document.getElementById('content');
      const active = document.activeElement;
      if (!next || (next !== before && active !== document.body && active?.isConnected)) return;
      next.focus({ preventScroll: next !== before });
      // The button may be in a menu that has closed.
      if (document.activeElement !== next) next.closest('details')?.querySelector('summary')?.focus();
    };
  }, []);

  return (
    <Modal.Root
      opened
      centered={!atTop}
      // Forms are long and phones are short.
      yOffset="2dvh"
      // Mantine's scroll lock adds a style element, which the content policy forbids.
      lockScroll={false}
      returnFocus={false}
      onClose={onClose}
      trapFocus={isTop}
      closeOnEscape={isTop && !mandatory}
      closeOnClickOutside={!mandatory}
      // A modal below another one keeps what was typed into it.
      inert={!isTop}
      classNames={{ root: classes['root'] ?? '' }}
    >
      <Modal.Overlay />
      <Modal.Content radius="lg">
        {/* Mantine's own header would be a landmark, and the page already has one. */}
        <div className={classes['head']}>
          <Modal.Title className={classes['title'] ?? ''}>{title}</Modal.Title>
          {mandatory ? null : <Modal.CloseButton aria-label={formatMessage({ id: 'app.close' })} size="lg" />}
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
