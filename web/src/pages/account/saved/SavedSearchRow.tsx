import { Switch } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { takeWish, wishFor } from '../../../auth/login/wishes.ts';
import { requirementNames } from '../../../features/filters/requirements.ts';
import { useRequirementName } from '../../../features/filters/useRequirementName.ts';
import { focusContent } from '../../../browser/focusContent.ts';
import { typeMessage } from '../../../features/filters/offerType.ts';
import { useAlerts } from '../../../features/saved-searches/alerts.ts';
import { searchPath, type SavedSearch } from '../../../features/saved-searches/savedSearch.ts';
import { savedSearches } from '../../../features/saved-searches/savedSearches.ts';
import { showSavedSearch } from '../../../features/saved-searches/showSavedSearch.ts';
import { switchAlert } from '../../../features/saved-searches/switchAlert.tsx';
import { LocalLink } from '../../../routing/LocalLink.tsx';
import { useFlashStore } from '../../../shell/flash/FlashContext.tsx';
import { useAskToSignIn } from '../frame/useAskToSignIn.ts';
import classes from './SavedSearchRow.module.css';
import list from '../../../ui/page/panelList.module.css';

interface SavedSearchRowProps {
  readonly search: SavedSearch;
  readonly isGuest: boolean;
}

/** A saved search: a link to its list, a switch for mails about new gigs, and a button that removes it. */
export function SavedSearchRow({ search, isGuest }: SavedSearchRowProps) {
  const { formatMessage } = useIntl();
  const environment = useRelayEnvironment();
  const flashes = useFlashStore();
  const askToSignIn = useAskToSignIn();
  const alerts = useAlerts();
  const { nameOf: requirementName } = useRequirementName(search.currency);
  const hasAlert = !isGuest && alerts?.has(search.id) === true;
  const filters = [
    ...new Set(
      search.categories.map(({ name: category }) => category || formatMessage({ id: 'saved.search.gone' })),
    ),
    ...(search.type ? [formatMessage({ id: typeMessage(search.type) })] : []),
    ...requirementNames.flatMap((requirement) => {
      const value = search.requirements[requirement];
      return value === undefined ? [] : [requirementName(requirement, value)];
    }),
  ];
  const name = [search.city.name, ...filters].join(', ');

  const askForAccount = () => {
    wishFor('alertAfterLogin', search.id);
    askToSignIn('signup', 'alert');
  };
  const keepWish = useEffectEvent(() => {
    if (takeWish('alertAfterLogin', search.id) && !hasAlert)
      void switchAlert(environment, flashes, search, true);
  });
  const isKnown = !isGuest && alerts !== null;
  useEffect(() => {
    if (isKnown) keepWish();
  }, [isKnown]);
  const remove = () => {
    const removed = { search, at: savedSearches.remove(search.id) };
    showSavedSearch(environment, flashes, { isRefused: false, removed });
    focusContent();
  };
  return (
    <li className={list['row']}>
      <div className={classes['words']}>
        <LocalLink className={classes['city']} to={searchPath(search)}>
          {search.city.name}
        </LocalLink>
        <span className={classes['filters']}>
          {filters.length > 0 ? filters.join(', ') : <FormattedMessage id="saved.search.all" />}
        </span>
      </div>
      <Switch
        checked={hasAlert}
        disabled={!isGuest && !isKnown}
        label={<FormattedMessage id="saved.search.alert" />}
        aria-label={`${formatMessage({ id: 'saved.search.alert' })}, ${name}`}
        onChange={({ currentTarget }) =>
          isGuest ? askForAccount() : void switchAlert(environment, flashes, search, currentTarget.checked)
        }
      />
      <button
        type="button"
        className={classes['remove']}
        aria-label={formatMessage({ id: 'saved.search.remove' }, { name })}
        onClick={remove}
      >
        <IconX size={18} aria-hidden />
      </button>
    </li>
  );
}
