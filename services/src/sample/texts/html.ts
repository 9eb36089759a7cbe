export const paragraph = (text: string): string => `<p>${text}</p>`;

const items = (texts: readonly string[]): string => texts.map((text) => `<li>${text}</li>`).join('');

export const bulletList = (texts: readonly string[]): string => `<ul>${items(texts)}</ul>`;

export const numberedList = (texts: readonly string[]): string => `<ol>${items(texts)}</ol>`;

export const heading = (text: string): string => `<h2>${text}</h2>`;
