import { describe, expect, it, vi } from 'vitest';
import { createFlashStore } from './flashStore.ts';

const words = (store: ReturnType<typeof createFlashStore>) => store.current().map(({ message }) => message);

describe('flash messages', () => {
  it('show the same text only once at a time', { tags: ['R8.09'] }, () => {
    const store = createFlashStore();
    store.flash({ variation: 'error', message: 'Cannot load data.' });
    store.flash({ variation: 'error', message: 'Cannot load data.' });
    store.flash({ variation: 'error', message: 'Request timeout.' });
    expect(words(store)).toEqual(['Cannot load data.', 'Request timeout.']);
  });

  it('are stacked, unless they replace the message of the same source', () => {
    const store = createFlashStore();
    store.flash({ variation: 'info', message: 'one', source: 'a' });
    store.flash({ variation: 'info', message: 'two', source: 'b' });
    store.flash({ variation: 'info', message: 'three', source: 'a', pushable: false });
    expect(words(store)).toEqual(['two', 'three']);
  });

  it('notify listeners, and their own handler when they are closed', () => {
    const store = createFlashStore();
    const listener = vi.fn();
    const onClose = vi.fn();
    const unsubscribe = store.subscribe(listener);
    const id = store.flash({ variation: 'success', message: 'Sent', onClose });
    store.close(id);
    store.close(id);
    expect(store.current()).toEqual([]);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    store.flash({ variation: 'success', message: 'Sent' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
