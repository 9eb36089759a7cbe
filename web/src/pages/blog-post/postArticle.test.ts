// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { minutesToRead } from './PostHeader.tsx';
import { postArticle } from './postArticle.ts';

const site = {
  imageBaseUrl: '/images',
  language: 'de',
  path: '/de/blog/steuern',
  productName: 'Citygigs',
  publicOrigin: 'https://site.example',
};
const post = {
  excerpt: 'In kurzen Worten',
  picture: { path: 'posts/taxes' },
  publishedAt: '2026-01-02T03:04:05Z',
  title: 'Steuern',
};

describe('a post for search engines', () => {
  it('is an article by the site, with absolute addresses', () => {
    expect(postArticle(post, site)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Article',
      author: { '@type': 'Organization', name: 'Citygigs', url: 'https://site.example' },
      datePublished: '2026-01-02T03:04:05Z',
      description: 'In kurzen Worten',
      headline: 'Steuern',
      image: 'https://site.example/images/c_fill,w_1200,h_630,q_auto:good,f_auto/posts/taxes',
      inLanguage: 'de',
      mainEntityOfPage: 'https://site.example/de/blog/steuern',
      publisher: { '@type': 'Organization', name: 'Citygigs', url: 'https://site.example' },
    });
  });

  it('keeps an image base of another origin, and omits missing fields', () => {
    expect(postArticle(post, { ...site, imageBaseUrl: 'https://img.example' })).toHaveProperty(
      'image',
      'https://img.example/c_fill,w_1200,h_630,q_auto:good,f_auto/posts/taxes',
    );
    const bare = postArticle({ ...post, excerpt: null, picture: null }, site);
    expect(bare).not.toHaveProperty('image');
    expect(bare).not.toHaveProperty('description');
  });
});

describe('minutesToRead', () => {
  it('counts words, not markup, and is at least one', () => {
    expect(minutesToRead('<p>one two</p>')).toBe(1);
    expect(minutesToRead(`<p title="x y z">${'word '.repeat(660)}</p>`)).toBe(3);
  });
});
