const outline = 'l3.1 6.6 7.2.9-5.3 5 1.4 7.1-6.4-3.5-6.4 3.5 1.4-7.1-5.3-5 7.2-.9z';

const starAt = (x: number): string => `M${x + 12} 1.8${outline}`;

/** The outline of a star in a square of 24 units. */
export const starPath = starAt(0);

/** Five stars in a row, 26 units apart. */
export const fiveStarsPath = [0, 26, 52, 78, 104].map(starAt).join('');
