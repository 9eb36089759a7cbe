// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FlashHtml } from './FlashHtml.tsx';

afterEach(cleanup);

describe('the HTML of a message', () => {
  it('is shown as HTML, and as plain text until the sanitiser is loaded', { tags: ['R3.96'] }, async () => {
    const { container } = render(<FlashHtml html="<b>x</b> &amp; y" />);
    expect(container.querySelector('b')).toBeNull();
    await waitFor(() => expect(container.querySelector('b')?.outerHTML).toBe('<b>x</b>'));
    expect(container.textContent).toBe('x & y');
  });

  it('is stripped of everything harmful', { tags: ['R3.96'] }, async () => {
    const html =
      '<b onclick="x()">bold</b><script>x()</script><a href="javascript:x()">a</a><a href="/berlin" target="x">b</a>' +
      '<img src=x onerror=x()><style>*{}</style><form action=x></form><svg onload=x()></svg><i style="color:red">c</i>';
    const { container } = render(<FlashHtml html={html} />);
    await waitFor(() =>
      expect(container.firstElementChild?.innerHTML).toBe(
        '<b>bold</b><a>a</a><a href="/berlin">b</a><i>c</i>',
      ),
    );
  });
});
