import type { Plugin } from 'postcss';

const condition = '(hover: hover)';
const isHover = (selector: string): boolean => selector.includes(':hover');

/** Limits `:hover` styles to devices that can hover: on touch they would stick to the tapped element. */
export const hoverMedia = (): Plugin => ({
  postcssPlugin: 'hover-media',
  Rule: (rule, { AtRule }) => {
    const { parent } = rule;
    const isWrapped = parent?.type === 'atrule' && 'params' in parent && parent.params === condition;
    const hovering = rule.selectors.filter(isHover);
    if (isWrapped || hovering.length === 0) return;
    const media = new AtRule({ name: 'media', params: condition });
    media.append(rule.clone({ selectors: hovering }));
    rule.after(media);
    const others = rule.selectors.filter((selector) => !isHover(selector));
    if (others.length === 0) rule.remove();
    else rule.selectors = others;
  },
});
