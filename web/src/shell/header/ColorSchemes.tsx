import { useMantineContext, type MantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import classes from './ColorSchemeChoice.module.css';

const choices: readonly { value: MantineColorScheme; Icon: typeof IconSun }[] = [
  { value: 'auto', Icon: IconDeviceDesktop },
  { value: 'light', Icon: IconSun },
  { value: 'dark', Icon: IconMoon },
];

/** Light, dark, or the device's scheme. The choice is stored in this browser. */
export function ColorSchemes() {
  // Mantine's own hook would disable transitions with a style element, which the content policy forbids.
  const { colorScheme, setColorScheme } = useMantineContext();
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
            checked={colorScheme === value}
            onChange={() => setColorScheme(value)}
          />
          <Icon size={20} aria-hidden />
          <FormattedMessage id={`header.appearance.${value}`} />
        </label>
      ))}
    </fieldset>
  );
}
