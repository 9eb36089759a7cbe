import { FormattedMessage } from 'react-intl';
import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import { SearchForm } from './SearchForm.tsx';

declare module '../../shell/modals/modalData.ts' {
  interface ModalData {
    readonly search: Readonly<Record<string, never>>;
  }
}

/** The search of the header. */
export function SearchModal({ close }: ModalProps<'search'>) {
  return (
    <SiteModal atTop onClose={close} title={<FormattedMessage id="search.title" />}>
      <SearchForm isInline onLeave={close} />
    </SiteModal>
  );
}
