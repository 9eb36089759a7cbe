import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import english from '../../../../locales/en.json' with { type: 'json' };
import { ImageContext } from '../image/ImageContext.tsx';
import { RichText } from './RichText.tsx';

afterEach(cleanup);

const onFailed = vi.fn();

const show = (html: string) =>
  render(
    <IntlProvider locale="en" messages={english}>
      <ImageContext value={{ base: 'https://img.example', onFailed }}>
        <RichText html={html} />
      </ImageContext>
    </IntlProvider>,
  );

const video = (player: string, title: string) =>
  `<a href="https://vimeo.com/7" rel="noopener nofollow" data-video="${player}">${title}</a>`;

describe('RichText', () => {
  it(
    'shows a video as a picture of our own image service, and its player once clicked',
    { tags: ['R9.24'] },
    () => {
      show(`<p>a</p>${video('https://player.vimeo.com/video/7?dnt=1&amp;h=8272103f6e', 'A day')}`);
      const link = screen.getByRole('link', { name: 'Play video A day' });
      expect(link.querySelector('img')?.getAttribute('src')).toBe(
        'https://img.example/c_fill,w_720,h_405,q_auto:good,f_auto/videos/vimeo-7',
      );
      expect(document.querySelector('iframe')).toBeNull();
      fireEvent.click(link);
      const player = document.querySelector('iframe');
      expect(player?.getAttribute('src')).toBe(
        'https://player.vimeo.com/video/7?dnt=1&h=8272103f6e&autoplay=1',
      );
      expect(player?.title).toBe('A day');
      expect(screen.queryByRole('link')).toBeNull();
    },
  );

  it('follows the link on a click with a modifier key, and for players of unknown sites', () => {
    show(
      video('https://player.vimeo.com/video/7', 'A day') + video('https://evil.example/embed/x', 'A trap'),
    );
    fireEvent.click(screen.getByRole('link', { name: /A day/ }), { ctrlKey: true });
    fireEvent.click(screen.getByRole('link', { name: /A trap/ }));
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('reports once that a picture did not load', { tags: ['R8.25'] }, () => {
    show('<img src="/1.jpg" alt="One">');
    fireEvent.error(screen.getByAltText('One'));
    fireEvent.error(screen.getByAltText('One'));
    expect(onFailed.mock.calls).toEqual([['/1.jpg']]);
    expect(screen.getByAltText('One').hasAttribute('data-failed')).toBe(true);
  });
});
