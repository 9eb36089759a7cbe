import { diceFor } from './dice.ts';
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
import { plainLandmarks } from './plainLandmarks.ts';
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
  hamburg: church,
  cologne: twinSpires,
  vienna: bigWheel,
  'san-francisco': suspensionBridge,
  munich: twinSpires,
  potsdam: gate,
};

/** Returns the silhouette of a city's best-known landmark, or always the same plain one. */
export const landmarkOf = (slug: string): Landmark =>
  landmarksBySlug[slug] ?? diceFor(`landmark:${slug}`).pick(plainLandmarks);

/** The city in the name of a post's picture, for example `vienna` in `city-guide-vienna`. */
export const cityInName = (name: string): string | undefined => /^city-[a-z]+-(.+)$/.exec(name)?.[1];
