import type { ReactNode } from 'react';
import classes from './Chips.module.css';

/** Short facts in a row. */
export function Chips({
  items,
}: {
  readonly items: readonly { readonly key: string; readonly name: ReactNode }[];
}) {
  return (
    <ul className={classes['chips']}>
      {items.map(({ key, name }) => (
        <li key={key} className={classes['chip']}>
          {name}
        </li>
      ))}
    </ul>
  );
}
