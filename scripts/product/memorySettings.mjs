/**
 * How processes of the product keep their memory small. Without these settings V8 lets garbage grow to several times what a process
 * needs, as much as it thinks that the machine has, and malloc keeps what large buffers leave behind. docs/performance.md has what
 * they gain. The images in ops have the same.
 */
export const memorySettings = {
  NODE_OPTIONS: '--max-semi-space-size=16 --max-old-space-size=768',
  /** In bytes: larger buffers are returned to the system at once. Only glibc reads it. */
  MALLOC_MMAP_THRESHOLD_: '131072',
};
