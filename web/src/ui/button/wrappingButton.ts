import classes from './wrappingButton.module.css';

/** Classes for a button whose text may need two lines. */
export const wrappingButton = {
  root: classes['button'] ?? '',
  inner: classes['inner'] ?? '',
  label: classes['label'] ?? '',
};
