import classes from './wrappingButton.module.css';

/** Classes for a button whose words may be longer than it is wide: they then take two lines. */
export const wrappingButton = {
  root: classes['button'] ?? '',
  inner: classes['inner'] ?? '',
  label: classes['label'] ?? '',
};
