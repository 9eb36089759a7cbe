/** Below this width a device counts as mobile. */
const mobileBelow = 768;
/** From this width on it counts as a desktop. */
const desktopFrom = 1200;
/** The header over a picture turns solid after scrolling by this many pixels. */
export const headerScrollThreshold = 30;

/**
 * The media queries of the style sheets use the same widths.
 *
 * @internal
 */
export const isMobile = (width: number): boolean => width < mobileBelow;
/** @internal */
export const isDesktop = (width: number): boolean => width >= desktopFrom;
