import { setFlagsFromString } from 'node:v8';

/**
 * Lets V8 allocate every object where its short collections find it. V8 would learn from what lives during one, which is every
 * request under way, to allocate such objects as old ones. Those keep whatever they refer to until the whole heap is collected,
 * although their request has ended. It costs a tenth to a fifth of the CPU time of requests, see docs/performance.md.
 */
export const disablePretenuring = (): void => setFlagsFromString('--no-allocation-site-pretenuring');
