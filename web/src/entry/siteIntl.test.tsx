import { act, render } from '@testing-library/react';
import { FormattedMessage, RawIntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import english from '../../../locales/en.json' with { type: 'json' };
import { siteIntl } from './siteIntl.ts';

const intl = siteIntl('en', english as never);

/** Replaces each text by one in elements, as a browser's translator does. */
const translate = (root: Node): void => {
  for (const node of Array.from(root.childNodes)) {
    if (node.nodeType !== Node.TEXT_NODE) translate(node);
    else {
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild?.append(`«${node.textContent}»`);
      node.parentNode?.replaceChild(outer, node);
    }
  }
};

const changes = [
  [{ id: 'city.offers', values: { count: 3 } }, { id: 'city.offers', values: { count: 17 } }, '17 gigs'],
  [{ id: 'form.wait' }, { id: 'app.retry' }, english['app.retry']],
  [{ id: 'app.retry' }, null, ''],
] as const;

it.each(changes)('a message replaces its translation: %o, then %o', (before, after, text) => {
  const part = (message: typeof before | typeof after, isMarked: boolean) => (
    <RawIntlProvider value={intl}>
      <button type="button">
        {isMarked && <b>!</b>}
        {message && <FormattedMessage {...message} />}
      </button>
    </RawIntlProvider>
  );
  const { container, rerender } = render(part(before, false));
  translate(container);
  expect(container.textContent).toMatch(/^«.+»$/);
  act(() => rerender(part(after, true)));
  expect(container.textContent).toBe(`!${text}`);
});
