import { afterAll, beforeAll, describe } from 'vitest';
import { everySuite } from './everySuite.ts';
import { closeWorld, embeddedWorld, type World } from './world.ts';

describe('on the embedded engine', () => {
  let world: World | undefined;

  beforeAll(async () => {
    world = await embeddedWorld();
  });

  afterAll(async () => {
    if (world !== undefined) await closeWorld(world);
  });

  everySuite(() => {
    if (world === undefined) throw new Error('There is no world yet.');
    return world;
  });
});
