const none = {};

/** Mantine's own colours, which cannot be tree-shaken: the theme has all that the site uses (`ui/theme/theme.ts`). */
export { none as DEFAULT_COLORS };
