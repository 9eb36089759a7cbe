import { lazyComponent } from '../../routing/lazyComponent.tsx';
import { written } from '../../ui/rich-text/written.tsx';
import type { PlacesOnMap } from './MapContent.tsx';
import classes from './PlaceMap.module.css';

// What the server wrote works until the code is loaded.
const MapContent = import.meta.env.SSR
  ? (await import('./MapContent.tsx')).MapContent
  : lazyComponent(() => import('./MapContent.tsx').then((m) => m.MapContent), written);

interface PlaceMapProps extends PlacesOnMap {
  /** The accessible name. */
  readonly label: string;
}

/** A map with places as links. */
export function PlaceMap({ label, places, here }: PlaceMapProps) {
  return (
    <div className={classes['map']} role="group" aria-label={label}>
      <MapContent places={places} here={here} />
    </div>
  );
}
