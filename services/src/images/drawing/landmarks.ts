import type { Landmark } from './drawing.ts';
import {
  bigWheel,
  church,
  gate,
  greatDome,
  mosque,
  steppedGables,
  suspensionBridge,
  twinSpires,
} from './monuments.ts';
import {
  clockTower,
  crownedTower,
  latticeTower,
  palaceOfTowers,
  setBackTower,
  slenderTowers,
  televisionTower,
} from './towers.ts';

const landmarksBySlug: Readonly<Record<string, Landmark>> = {
  berlin: televisionTower,
  paris: latticeTower,
  london: clockTower,
  rome: greatDome,
  istanbul: mosque,
  'new-york-city': setBackTower,
  warsaw: palaceOfTowers,
  stockholm: crownedTower,
  amsterdam: steppedGables,
  lisbon: suspensionBridge,
  madrid: slenderTowers,
  austin: greatDome,
  cologne: twinSpires,
  vienna: bigWheel,
  'san-francisco': suspensionBridge,
  munich: twinSpires,
  potsdam: gate,
};

/** Silhouettes that fit any city, because nobody takes them for those of another. */
export const anyLandmark: readonly [Landmark, ...Landmark[]] = [church, greatDome, crownedTower];

/** Returns the silhouette of a city's best-known landmark, if there is one. */
export const landmarkOf = (slug: string): Landmark | undefined => landmarksBySlug[slug];

/** The city with a landmark that the name of a post's picture ends with, for example `vienna` for `city-guide-vienna`. */
export const cityInName = (name: string): string | undefined =>
  Object.keys(landmarksBySlug).find((slug) => name.endsWith(`-${slug}`));
