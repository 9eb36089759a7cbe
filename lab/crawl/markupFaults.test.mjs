import { expect, it } from 'vitest';
import { pageFacts } from './pageFacts.mjs';

const faultsOf = (html) => pageFacts(html, 'https://site.example/').markup;

it('accepts valid HTML', () => {
  expect(
    faultsOf(`<nav aria-label="Menu"></nav><nav aria-label="Breadcrumbs"><ol><li>Start</li></ol></nav>
      <a type="application/rss+xml" href="/feed.xml">Feed</a><input type="text" role="combobox">
      <input role="combobox"><dl><dt>a</dt><dd>b</dd><div><dt><svg></svg>a</dt><dd>b</dd></div></dl>
      <article><h3>Title</h3></article><article aria-label="Ada"><p>Fine.</p></article>`),
  ).toEqual([]);
});

it.each([
  ['<a type="button" href="/">Apply</a>', 'a with type="button"'],
  ['<noscript><a type="button" href="/">See</a></noscript>', 'a with type="button"'],
  ['<input type="search" role="combobox">', 'combobox on input of type search'],
  ['<dl><div><svg></svg><dt>a</dt><dd>b</dd></div></dl>', 'svg in dl > div'],
  ['<dl><p>a</p></dl>', 'p in dl'],
  ['<ul><div>a</div></ul>', 'div in ul'],
  ['<article><p>Fine.</p></article>', 'article without heading or name'],
  ['<nav aria-label="Main"></nav><nav aria-label="Main"></nav>', 'several navigations with the name "Main"'],
  ['<p id="a"></p><p id="a"></p>', 'several elements with the id a'],
])('finds %s', (html, fault) => {
  expect(faultsOf(html)).toEqual([fault]);
});
