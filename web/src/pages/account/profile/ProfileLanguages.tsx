import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ProfileLanguages_query$key } from '../../../__generated__/ProfileLanguages_query.graphql.ts';
import type { ProfileLanguages_viewer$key } from '../../../__generated__/ProfileLanguages_viewer.graphql.ts';
import {
  addLanguage,
  hasChanges,
  mergeChanges,
  noChanges,
  type SpokenLanguage,
} from '../../../features/languages-spoken/languageChanges.ts';
import { useSaveLanguages } from '../../../features/languages-spoken/useSaveLanguages.ts';
import { useStoredDraft } from '../frame/useStoredDraft.ts';
import { useFlash } from '../../../shell/flash/FlashContext.tsx';
import { useModals } from '../../../shell/modals/modalHost.tsx';
import { FormFailure } from '../../../ui/field/FormFailure.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { LanguageRows } from './LanguageRows.tsx';
import classes from './ProfileLanguages.module.css';

interface ProfileLanguagesProps {
  readonly viewer: ProfileLanguages_viewer$key;
  readonly query: ProfileLanguages_query$key;
}

/** The languages that the user speaks. Changes are pending until they are saved together. */
export function ProfileLanguages({ viewer: key, query }: ProfileLanguagesProps) {
  const viewer = useFragment(
    graphql`
      fragment ProfileLanguages_viewer on User {
        languages {
          languageCode
          level
        }
      }
    `,
    key,
  );
  const { languages: every } = useFragment(
    graphql`
      fragment ProfileLanguages_query on Query {
        languages {
          languageCode
        }
      }
    `,
    query,
  );
  const { open } = useModals();
  const flash = useFlash();
  const [save, isInFlight] = useSaveLanguages();
  const [changes, setChanges] = useStoredDraft('languages', noChanges, hasChanges);
  const [failed, setFailed] = useState(false);
  const saved = (viewer.languages ?? []).map(({ languageCode, level }): SpokenLanguage => ({
    code: languageCode,
    level: level ?? null,
  }));
  const shown = mergeChanges(saved, { ...changes, delete: [] });
  const free = (every ?? []).flatMap(({ languageCode }) =>
    shown.some(({ code }) => code === languageCode) ? [] : [languageCode],
  );
  const add = (language: SpokenLanguage) => setChanges((before) => addLanguage(before, language, saved));
  const saveChanges = async () => {
    if (isInFlight) return;
    setFailed(false);
    if (!(await save(changes))) return setFailed(true);
    setChanges(noChanges);
    flash({
      variation: 'success',
      source: 'profile',
      pushable: false,
      message: <FormattedMessage id="profile.languages.saved" />,
    });
  };
  return (
    <Panel
      title={<FormattedMessage id="profile.languages" />}
      action={
        free.length > 0 && (
          <Button
            variant="default"
            aria-haspopup="dialog"
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
            onClick={() => open('setUserLanguage', { codes: free, onAdd: add })}
          >
            <FormattedMessage id="setUserLanguage.title" />
          </Button>
        )
      }
    >
      {failed && <FormFailure />}
      {shown.length === 0 ? (
        <p className={classes['none']}>
          <FormattedMessage id="profile.languages.none" />
        </p>
      ) : (
        <LanguageRows languages={shown} {...{ saved, changes, setChanges }} />
      )}
      {hasChanges(changes) && (
        <div className={classes['actions']}>
          <p className={classes['unsaved']} role="status">
            <FormattedMessage id="profile.languages.unsaved" />
          </p>
          <Button variant="default" onClick={() => setChanges(noChanges)}>
            <FormattedMessage id="profile.languages.discard" />
          </Button>
          <Button aria-disabled={isInFlight} onClick={() => void saveChanges()}>
            <FormattedMessage id={isInFlight ? 'form.saving' : 'profile.languages.save'} />
          </Button>
        </div>
      )}
    </Panel>
  );
}
