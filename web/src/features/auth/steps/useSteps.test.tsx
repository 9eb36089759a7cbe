import { act, cleanup, renderHook } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import type { AuthStep } from '../../../auth/account/authStep.ts';
import { useSteps } from './useSteps.ts';

afterEach(cleanup);

const render = () =>
  renderHook(() => useSteps({ onStep: () => undefined, onDone: () => undefined }), {
    wrapper: ({ children }) => <IntlProvider locale="en">{children}</IntlProvider>,
  });

it('is not sending after Back restores the page from the back/forward cache', () => {
  const { result } = render();
  const leave = () => new Promise<AuthStep>(() => undefined);
  act(() => void result.current.run(leave));
  expect(result.current.sending).toBe(true);
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false })));
  expect(result.current.sending).toBe(true);
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(result.current.sending).toBe(false);
});
