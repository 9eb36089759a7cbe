import { Button, Switch } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { chooseConsent, consentChoice, consentToAll } from '../../browser/consent.ts';
import { optionalCategories, type Allowed } from '../../browser/consentChoice.ts';
import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import classes from './CookiePreferencesModal.module.css';

declare module '../../shell/modals/modalData.ts' {
  interface ModalData {
    readonly CookiePreferences: undefined;
  }
}

/** What the visitor allows, by category; essential entries cannot be refused. */
export function CookiePreferencesModal({ close, confirm }: ModalProps<'CookiePreferences'>) {
  const [allowed, setAllowed] = useState<Allowed>(() => consentChoice() ?? consentToAll(false));
  const save = (chosen: Allowed): void => {
    chooseConsent(chosen);
    confirm();
  };
  return (
    <SiteModal onClose={close} title={<FormattedMessage id="cookiePreferences.title" />}>
      <form
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          save(allowed);
        }}
      >
        <Switch
          checked
          disabled
          classNames={{ track: classes['always'] ?? '', label: classes['title'] ?? '' }}
          label={<FormattedMessage id="cookiePreferences.essential.title" />}
          description={<FormattedMessage id="cookiePreferences.essential.text" />}
        />
        {optionalCategories.map((category) => (
          <Switch
            key={category}
            checked={allowed[category]}
            onChange={({ currentTarget }) => setAllowed({ ...allowed, [category]: currentTarget.checked })}
            label={<FormattedMessage id={`cookiePreferences.${category}.title`} />}
            description={<FormattedMessage id={`cookiePreferences.${category}.text`} />}
          />
        ))}
        <div className={classes['buttons']}>
          <Button type="submit">
            <FormattedMessage id="cookiePreferences.save" />
          </Button>
          <Button variant="default" onClick={() => save(consentToAll(true))}>
            <FormattedMessage id="consent.allowAll" />
          </Button>
          <Button variant="default" onClick={() => save(consentToAll(false))}>
            <FormattedMessage id="consent.reject" />
          </Button>
        </div>
      </form>
    </SiteModal>
  );
}
