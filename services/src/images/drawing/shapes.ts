/** Helpers for the SVG elements of the drawings. Coordinates are rounded to one decimal. */
const round = (value: number): string => String(Math.round(value * 10) / 10);

/** An upright rectangle; `radius` rounds its corners. */
export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${
    radius > 0 ? ` rx="${round(radius)}"` : ''
  } fill="${fill}"/>`;

/** A filled circle. */
export const circle = (x: number, y: number, radius: number, fill: string, opacity = 1) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${
    opacity < 1 ? ` fill-opacity="${opacity}"` : ''
  }/>`;

/** A filled path; `d` is path data. */
export const path = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;

/** A line of constant width with round ends; `d` is path data. */
export const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A filled polygon through the given points. */
export const polygon = (points: readonly (readonly [number, number])[], fill: string) =>
  `<path d="M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z" fill="${fill}"/>`;

/** A vertical gradient definition with evenly spread stops, to be used as `url(#id)`. */
export const verticalGradient = (id: string, colours: readonly string[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${colours
    .map(
      (colour, index) =>
        `<stop offset="${round(index / Math.max(1, colours.length - 1))}" stop-color="${colour}"/>`,
    )
    .join('')}</linearGradient>`;

/** A glow that fades from the colour to nothing, to be used as `url(#id)`. */
export const glow = (id: string, colour: string) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity=".6"/><stop offset=".45" stop-color="${colour}" stop-opacity=".2"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
