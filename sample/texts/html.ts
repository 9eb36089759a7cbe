export const paragraph = (text: string): string => `<p>${text}</p>`;

const items = (texts: readonly string[]): string => texts.map((text) => `<li>${text}</li>`).join('');

export const bulletList = (texts: readonly string[]): string => `<ul>${items(texts)}</ul>`;

export const numberedList = (texts: readonly string[]): string => `<ol>${items(texts)}</ol>`;

export const heading = (text: string): string => `<h2>${text}</h2>`;

export const picture = (source: string, shown: string): string =>
  `<img src="${source}" alt="${shown}" width="960" height="504" loading="lazy">`;

export const figure = (content: string, caption: string): string =>
  `<figure>${content}<figcaption>${caption}</figcaption></figure>`;

export const videoFrame = (player: string, title: string): string =>
  `<iframe src="${player}" title="${title}" width="560" height="315" allowfullscreen></iframe>`;
