import { expect, it } from 'vitest';
import { flashSessionOver } from './flashSessionOver.ts';
import { createFlashStore } from './flashStore.ts';

const ended = { variation: 'info', message: 'Your session has ended.' } as const;
const refused = { variation: 'error', message: 'Forbidden. Please sign in again.' } as const;

it.each([
  ['the service first', [ended, refused, refused]],
  ['a call first', [refused, ended, refused, ended]],
])('one message says that the session is over, %s', (_order, messages) => {
  const flashes = createFlashStore();
  flashes.flash({ variation: 'success', message: 'Saved.' });
  messages.forEach((message) => flashSessionOver(flashes, message));
  expect(flashes.current().map(({ message }) => message)).toEqual(['Saved.', refused.message]);
});

it('the service says it where no call was refused', () => {
  const flashes = createFlashStore();
  flashSessionOver(flashes, ended);
  expect(flashes.current()).toMatchObject([ended]);
});
