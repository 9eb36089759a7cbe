import type { ReactNode } from 'react';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { cityPath } from '../../paths/paths.ts';
import classes from './Footer.module.css';

export interface CityLink {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

/** A list of cities with a heading; renders nothing when it is empty. */
export function CityLinkList({
  title,
  cities,
}: {
  title: ReactNode;
  cities: readonly CityLink[] | null | undefined;
}) {
  if (!cities || cities.length === 0) return null;
  return (
    <section>
      <h2 className={classes['heading']}>{title}</h2>
      <ul className={classes['list']}>
        {cities.map(({ id, slug, name }) => (
          <li key={id}>
            <LocalLink to={cityPath(slug)}>{name}</LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
