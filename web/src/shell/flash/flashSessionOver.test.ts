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
  expect(flashes.current().map(({ message }) => message)).toEqual(['Saved.', ended.message]);
});

it('a call says it where the service has not ended the session', () => {
  const flashes = createFlashStore();
  flashSessionOver(flashes, refused);
  flashSessionOver(flashes, refused);
  expect(flashes.current()).toMatchObject([refused]);
});
