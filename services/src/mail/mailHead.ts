import { escapeHtml } from '../text/escapeHtml.ts';

/** Widths in hundredths, heights in pixels, and whether a window is lit. */
const houses: readonly (readonly [width: number, height: number, isLit: boolean])[] = [
  [9, 14, false],
  [6, 26, true],
  [11, 10, false],
  [7, 20, false],
  [8, 32, true],
  [10, 16, true],
  [6, 24, false],
  [12, 12, false],
  [7, 28, true],
  [9, 18, false],
  [7, 30, true],
  [8, 14, false],
];

const light =
  '<div class="lit" style="width:6px;height:8px;margin:0 auto;background:#fbb824;font-size:0;line-height:0">&nbsp;</div>';

const house = ([width, height, isLit]: (typeof houses)[number]): string =>
  `<td width="${width}%" valign="bottom" style="padding:0"><div class="house" style="height:${height - (isLit ? 6 : 0)}px;${isLit ? 'padding-top:6px;' : ''}background:#04473a;font-size:0;line-height:0">${isLit ? light : '&nbsp;'}</div></td>`;

/** The sign of the site, drawn by styles. */
const sign =
  '<span class="sign" aria-hidden="true" style="display:inline-block;width:32px;height:32px;margin:0 8px 0 0;border-radius:9px;background:#ffffff;color:#0e7560;font-size:18px;line-height:32px;text-align:center">✓</span>';

/**
 * The name of the site over a city at dusk, as on the start page. Of table cells, because mail clients show no SVG and load pictures only
 * when asked.
 */
export const mailHead = (productName: string): string =>
  `<div class="dusk" style="padding:24px 0 0;border-radius:16px 16px 0 0;background:#0e7560;color:#ffffff">
<p style="margin:0;padding:0 24px;font-size:20px;line-height:32px;font-weight:700">${sign}${escapeHtml(productName)}</p>
<table role="presentation" aria-hidden="true" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse"><tr>${houses.map(house).join('')}</tr></table>
</div>`;
