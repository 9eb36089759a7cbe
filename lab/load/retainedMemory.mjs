// What processes keep without their garbage, which V8 lets pass until a heap has grown to several times of that.
import { once } from 'node:events';

/** How processes start that can say what they keep. */
export const tellingKept = ['--expose-gc', '--import', import.meta.resolve('./tellRetainedMemory.mjs')];

/** The megabytes that each process keeps, by its name. */
export const retainedMemoryOf = async (children) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(children).map(async ([name, child]) => {
        child.send('retainedMemory');
        const [{ keptMb }] = await once(child, 'message');
        return [name, keptMb];
      }),
    ),
  );
