import { Button } from '@mantine/core';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import type { Dispatch, SetStateAction } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  addLanguage,
  deleteLanguage,
  restoreLanguage,
  type LanguageChanges,
  type SpokenLanguage,
} from '../../../features/languages-spoken/languageChanges.ts';
import { levelTexts } from '../../../features/languages-spoken/languageLevels.ts';
import { useLanguageName } from '../../../features/languages-spoken/useLanguageName.ts';
import { useModals } from '../../../shell/modals/modalHost.tsx';
import classes from './LanguageRows.module.css';

interface LanguageRowsProps {
  /** The saved languages with their new levels, and those to be added. */
  readonly languages: readonly SpokenLanguage[];
  readonly saved: readonly SpokenLanguage[];
  readonly changes: LanguageChanges;
  readonly setChanges: Dispatch<SetStateAction<LanguageChanges>>;
}

/** One row for each language, with its level and what is pending for it. */
export function LanguageRows({ languages, saved, changes, setChanges }: LanguageRowsProps) {
  const { formatMessage } = useIntl();
  const nameOf = useLanguageName();
  const { open } = useModals();
  return (
    <ul className={classes['rows']}>
      {languages.map((spoken) => {
        const { code, level } = spoken;
        const language = nameOf(code);
        const isDeleted = changes.delete.includes(code);
        const isNew = changes.add.some((added) => added.code === code);
        const levelText = formatMessage({
          id: level ? levelTexts(level).name : 'profile.languages.chooseLevel',
        });
        const labelOf = (action: string) =>
          formatMessage({ id: 'profile.languages.action' }, { language, action });
        const setLevel = (next: SpokenLanguage) => setChanges((before) => addLanguage(before, next, saved));
        return (
          <li key={code} className={classes['row']} data-deleted={isDeleted || undefined}>
            <span className={classes['name']}>{language}</span>
            {(isNew || isDeleted) && (
              <span className={classes['pending']}>
                <FormattedMessage
                  id={isDeleted ? 'profile.languages.pendingDelete' : 'profile.languages.pendingAdd'}
                />
              </span>
            )}
            {isDeleted ? (
              <Button
                className={classes['end'] ?? ''}
                variant="subtle"
                leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden />}
                aria-label={labelOf(formatMessage({ id: 'compare.undo' }))}
                onClick={() => setChanges((before) => restoreLanguage(before, code))}
              >
                <FormattedMessage id="compare.undo" />
              </Button>
            ) : (
              <span className={classes['actions']}>
                <Button
                  variant="default"
                  aria-haspopup="dialog"
                  aria-label={labelOf(levelText)}
                  onClick={() => open('setUserLanguageLevel', { ...spoken, onSet: setLevel })}
                >
                  {levelText}
                </Button>
                <button
                  type="button"
                  className={classes['delete']}
                  aria-label={labelOf(formatMessage({ id: 'profile.languages.delete' }))}
                  onClick={() => setChanges((before) => deleteLanguage(before, code, saved))}
                >
                  <IconTrash size={20} stroke={1.75} aria-hidden />
                </button>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
