import { FormattedMessage, useIntl } from 'react-intl';
import { useModals, type ModalProps } from '../../shell/modals/modalHost.tsx';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import { ChoiceButtons } from './ChoiceButtons.tsx';
import type { SpokenLanguage } from './languageChanges.ts';
import { useLanguageName } from './useLanguageName.ts';

declare module '../../shell/modals/modalData.ts' {
  interface ModalData {
    readonly setUserLanguage: {
      /** The codes of the languages to choose from. */
      readonly codes: readonly string[];
      readonly onAdd: (language: SpokenLanguage) => void;
    };
  }
}

/** The choice of a language to add; its level follows. */
export function SetUserLanguageModal({ data, close }: ModalProps<'setUserLanguage'>) {
  const { formatMessage, locale } = useIntl();
  const nameOf = useLanguageName();
  const { open } = useModals();
  const { codes, onAdd } = data;
  const options = codes
    .map((code) => ({ value: code, name: nameOf(code) }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
  return (
    <SiteModal onClose={close} title={<FormattedMessage id="setUserLanguage.title" />}>
      <ChoiceButtons
        label={formatMessage({ id: 'profile.languages' })}
        options={options}
        current={null}
        onChoose={(code) => open('setUserLanguageLevel', { code, level: null, onSet: onAdd })}
      />
    </SiteModal>
  );
}
