import { createContext, use, useInsertionEffect } from 'react';

/** Id of the element that contains the drawings of a page. */
const spriteId = 'sprite';

/** The drawings of a page, as paths by id; null in the browser. */
export const SpriteContext = createContext<Map<string, string> | null>(null);

/** The element with the drawings that a page was rendered with. Style sheets show every `svg`, whatever its attribute `display` says. */
export const spriteElement = (drawings: ReadonlyMap<string, string>): string => {
  const paths = [...drawings].map(([id, path]) => `<path id="${id}" d="${path}"/>`);
  return `<svg id="${spriteId}" style="display:none" aria-hidden="true">${paths.join('')}</svg>`;
};

const addDrawing = (id: string, path: string): void => {
  if (document.getElementById(id)) return;
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  drawing.id = id;
  drawing.setAttribute('d', path);
  document.getElementById(spriteId)?.append(drawing);
};

/**
 * Adds a drawing to the page, once, however often it is shown, and returns the reference for `<use>`. Its colours are those of the
 * element that uses it.
 */
export const useDrawing = (id: string, path: string): string => {
  use(SpriteContext)?.set(id, path);
  useInsertionEffect(() => addDrawing(id, path), [id, path]);
  return `#${id}`;
};
