import { describe, expect, it } from 'vitest';
import { videoEmbed } from './videoEmbed.ts';

describe('videoEmbed', () => {
  it.each([
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'http://youtube.com/embed/dQw4w9WgXcQ?autoplay=1&si=x',
    '//www.youtube-nocookie.com/embed/dQw4w9WgXcQ/',
    'https://m.youtube.com/v/dQw4w9WgXcQ',
  ])('recognises the video of %s', (address) => {
    expect(videoEmbed(address)).toEqual({
      href: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      player: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      site: 'YouTube',
    });
  });

  it('recognises videos of Vimeo, unlisted ones by their key', () => {
    expect(videoEmbed('https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1')).toEqual({
      href: 'https://vimeo.com/76979871/8272103f6e',
      player: 'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
      site: 'Vimeo',
    });
    expect(videoEmbed('https://player.vimeo.com/video/1')?.player).toBe(
      'https://player.vimeo.com/video/1?dnt=1',
    );
  });

  it.each([
    undefined,
    '',
    'https://evil.example/embed/dQw4w9WgXcQ',
    'https://evil.example/video/76979871',
    'https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ',
    'https://www.youtube.com@evil.example/embed/dQw4w9WgXcQ',
    'https://www.youtube.com:8443/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/embed/videoseries?list=PL1',
    'https://www.youtube.com/embed/dQw4w9WgXcQ"onload',
    'https://player.vimeo.com/video/abc',
    'javascript://www.youtube.com/embed/dQw4w9WgXcQ',
    'embed/dQw4w9WgXcQ',
  ])('finds no video in %s', (address) => {
    expect(videoEmbed(address)).toBeNull();
  });
});
