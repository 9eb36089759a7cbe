import { Button } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { UpdateMetadataInput } from '../../__generated__/useUpdateMetadataMutation.graphql.ts';
import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { FormFailure } from '../../ui/field/FormFailure.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import { maxSearchLength } from '../search/searchAddress.ts';
import { useCityMatches } from '../search/useCityMatches.ts';
import { CityOption } from './CityOption.tsx';
import classes from './profile.module.css';
import { useUpdateMetadata } from './useUpdateMetadata.ts';
import { metadataFromCity } from './worktown.ts';

declare module '../../shell/modals/modalData.ts' {
  interface ModalData {
    readonly setWorktown: { readonly hasWorktown: boolean };
  }
}

const noWorktown = { worktownId: null, worktownSlug: null } satisfies UpdateMetadataInput;

/** Moves the focus from the search to the cities and between them; Enter in the search chooses the first city. */
const moveByKey = (event: KeyboardEvent<HTMLDivElement>) => {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-city]')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  if (at === -1) return;
  if (event.key === 'Enter' && at === 0 && !event.nativeEvent.isComposing) stops[1]?.click();
  else if (event.key === 'ArrowDown') stops[Math.min(at + 1, stops.length - 1)]?.focus();
  else if (event.key === 'ArrowUp') stops[Math.max(at - 1, 0)]?.focus();
  else return;
  event.preventDefault();
};

const noteOf = ({ state, cities, isElsewhere }: ReturnType<typeof useCityMatches>) => {
  if (state === 'idle') return null;
  if (state === 'failed') return 'citySearch.failed';
  if (state === 'loading') return 'setWorktown.loading';
  if (isElsewhere) return 'citySearch.elsewhere';
  return cities.length > 0 ? 'setWorktown.choose' : 'setWorktown.empty';
};

/** The search for the city to work in. Choosing one saves it. */
export function SetWorktownModal({ data, close, confirm }: ModalProps<'setWorktown'>) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const [failed, setFailed] = useState(false);
  const query = typed.trim();
  const { state, cities, isElsewhere } = useCityMatches(query);
  const [update, isInFlight] = useUpdateMetadata();
  const note = noteOf({ state, cities, isElsewhere });
  const choose = async (worktown: UpdateMetadataInput) => {
    if (isInFlight) return;
    setFailed(false);
    if (await update(worktown)) confirm();
    else setFailed(true);
  };
  return (
    <SiteModal onClose={close} title={<FormattedMessage id="setWorktown.title" />}>
      <div className={classes['form']} role="group" onKeyDown={moveByKey}>
        {failed && <FormFailure />}
        <TextField
          data-autofocus
          autoComplete="off"
          label={<FormattedMessage id="setWorktown.label" />}
          maxLength={maxSearchLength}
          placeholder={formatMessage({ id: 'setWorktown.placeholder' })}
          size="md"
          value={typed}
          onChange={setTyped}
        />
        <div className={classes['found']}>
          <div className={classes['note']} role="status">
            {note !== null && <FormattedMessage id={note} values={{ query }} />}
          </div>
          {cities.length > 0 && (
            <ul className={classes['cities']}>
              {cities.map((city) => (
                <li key={city.id}>
                  <button
                    type="button"
                    data-city
                    className={classes['city']}
                    onClick={() => void choose(metadataFromCity(city))}
                  >
                    <CityOption city={city} />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
        {data.hasWorktown && (
          <Button variant="default" size="md" onClick={() => void choose(noWorktown)}>
            <FormattedMessage id="setWorktown.remove" />
          </Button>
        )}
      </div>
    </SiteModal>
  );
}
