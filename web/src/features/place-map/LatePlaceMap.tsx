import { lazyComponent } from '../../routing/lazyComponent.tsx';
import { written } from '../../ui/rich-text/written.tsx';
import './PlaceMap.module.css';

/** The map that the server wrote works until its code is loaded. */
export const LatePlaceMap = import.meta.env.SSR
  ? (await import('./PlaceMap.tsx')).PlaceMap
  : lazyComponent(() => import('./PlaceMap.tsx').then((m) => m.PlaceMap), written);
