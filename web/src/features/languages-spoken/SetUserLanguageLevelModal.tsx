import { FormattedMessage, useIntl } from 'react-intl';
import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import { ChoiceButtons } from './ChoiceButtons.tsx';
import type { SpokenLanguage } from './languageChanges.ts';
import { languageLevels, levelTexts } from './languageLevels.ts';
import { useLanguageName } from './useLanguageName.ts';

declare module '../../shell/modals/modalData.ts' {
  interface ModalData {
    readonly setUserLanguageLevel: SpokenLanguage & {
      readonly onSet: (language: SpokenLanguage) => void;
    };
  }
}

/** The choice of how well the user speaks a language. */
export function SetUserLanguageLevelModal({ data, close, confirm }: ModalProps<'setUserLanguageLevel'>) {
  const { formatMessage } = useIntl();
  const language = useLanguageName()(data.code);
  return (
    <SiteModal
      onClose={close}
      title={<FormattedMessage id="setUserLanguageLevel.title" values={{ language }} />}
    >
      <ChoiceButtons
        label={formatMessage({ id: 'setUserLanguageLevel.label' })}
        options={languageLevels.map((level) => ({
          value: level,
          name: <FormattedMessage id={levelTexts(level).name} />,
          help: <FormattedMessage id={levelTexts(level).help} />,
        }))}
        current={data.level}
        onChoose={(level) => {
          data.onSet({ code: data.code, level });
          confirm();
        }}
      />
    </SiteModal>
  );
}
