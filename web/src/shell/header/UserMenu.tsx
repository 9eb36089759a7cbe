import { useMantineContext, type MantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun, IconUser } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSignedIn } from '../../auth/useSignedIn.ts';
import { lazyComponent } from '../../routing/lazyComponent.tsx';
import { Dropdown } from '../../ui/dropdown/Dropdown.tsx';
import { SkeletonBlock } from '../../ui/page/SkeletonBlock.tsx';
import classes from './ColorSchemeChoice.module.css';
import { SavedItem } from './SavedItem.tsx';
import { VisitorItems } from './VisitorButtons.tsx';

const choices: readonly { value: MantineColorScheme; Icon: typeof IconSun }[] = [
  { value: 'auto', Icon: IconDeviceDesktop },
  { value: 'light', Icon: IconSun },
  { value: 'dark', Icon: IconMoon },
];

const never = () => () => undefined;

/** Light, dark, or the device's scheme. The choice is stored in this browser. */
function ColorSchemeChoice() {
  // Mantine's own hook would disable transitions with a style element, which the content policy forbids.
  const { colorScheme, setColorScheme } = useMantineContext();
  // The server does not know the choice, so the first render must not show it.
  const chosen = useSyncExternalStore(
    never,
    () => colorScheme,
    () => null,
  );
  return (
    <fieldset className={classes['root']}>
      <legend className={classes['legend']}>
        <FormattedMessage id="header.appearance" />
      </legend>
      {choices.map(({ value, Icon }) => (
        <label key={value} className={classes['choice']}>
          <input
            type="radio"
            name="appearance"
            value={value}
            checked={chosen === value}
            onChange={() => setColorScheme(value)}
          />
          <Icon size={20} aria-hidden />
          <FormattedMessage id={`header.appearance.${value}`} />
        </label>
      ))}
    </fieldset>
  );
}

const Account = lazyComponent(
  () => import('./Account.tsx').then((m) => m.Account),
  <SkeletonBlock shape="title" />,
);

/** The menu with the visitor's settings and account. */
export function UserMenu() {
  const { formatMessage } = useIntl();
  const signedIn = useSignedIn();
  return (
    <Dropdown
      type="simple"
      group="header"
      label={formatMessage({ id: 'header.userMenu' })}
      summary={<IconUser size={24} aria-hidden />}
    >
      {signedIn ? <Account /> : <VisitorItems />}
      <SavedItem />
      <ColorSchemeChoice />
    </Dropdown>
  );
}
