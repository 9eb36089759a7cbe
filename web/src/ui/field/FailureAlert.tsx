import '@mantine/core/styles/Alert.layer.css';
import { Alert, type AlertProps } from '@mantine/core';
import classes from './FailureAlert.module.css';

const parts = { root: classes['root'] ?? '', message: classes['message'] ?? '' };

/** Says at once what could not be done. */
export function FailureAlert(props: AlertProps) {
  return <Alert classNames={parts} {...props} />;
}
