import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../../test/renderInSite.tsx';
import { answerChallenge } from '../../../auth/account/signIn.ts';
import { ChooseMfa } from './ChooseMfa.tsx';
import { useSteps } from './useSteps.ts';

vi.mock('../../../auth/account/signIn.ts', () => ({
  answerChallenge: vi.fn(() => Promise.resolve({ step: 'done' })),
}));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function Choice() {
  const steps = useSteps({ onStep: () => undefined, onDone: () => undefined });
  return <ChooseMfa methods={['SMS', 'TOTP']} steps={steps} />;
}

it.each([
  ['Text message', 'SMS'],
  ['Authenticator app', 'TOTP'],
])('continues with the method that the user picks: %s', { tags: ['R4.17'] }, async (name, method) => {
  await renderInSite(<Choice />);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(answerChallenge).toHaveBeenCalledExactlyOnceWith(method);
});
