/** Below this width a device counts as mobile. */
const MOBILE_BELOW = 768;
/** From this width on it counts as a desktop. */
const DESKTOP_FROM = 1200;
/** The header over a picture turns solid after scrolling by this many pixels. */
export const HEADER_SCROLL_THRESHOLD = 30;

/**
 * The style sheets decide by the same widths.
 * @internal
 */
export const isMobile = (width: number): boolean => width < MOBILE_BELOW;
/** @internal */
export const isDesktop = (width: number): boolean => width >= DESKTOP_FROM;
