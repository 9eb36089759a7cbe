// Small bar charts for the pages of the repository, readable on light and dark backgrounds.
import { number } from './table.mjs';

const width = 720;
const labelWidth = 190;
const valueWidth = 90;
const rowHeight = 28;
const barHeight = 16;
const headHeight = 40;

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const style = `text{font:13px system-ui,sans-serif;fill:#1f2328}.title{font-weight:600}.bar{fill:#8c959f}.ours{fill:#1a7f64}
@media(prefers-color-scheme:dark){text{fill:#e6edf3}.bar{fill:#6e7681}.ours{fill:#3fb68b}}`;

/** @param bars `{ label, value, isOurs }`, from top to bottom */
export const barChart = ({ title, unit, bars }) => {
  const max = Math.max(...bars.map(({ value }) => value));
  const scale = (width - labelWidth - valueWidth) / max;
  const height = headHeight + bars.length * rowHeight;
  const rows = bars.map(({ label, value, isOurs }, at) => {
    const top = headHeight + at * rowHeight;
    const length = Math.max(1, Math.round(value * scale));
    const text = top + barHeight - 3;
    return `<text x="${labelWidth - 10}" y="${text}" text-anchor="end">${escaped(label)}</text>
<rect class="${isOurs ? 'ours' : 'bar'}" x="${labelWidth}" y="${top}" width="${length}" height="${barHeight}" rx="2"/>
<text x="${labelWidth + length + 8}" y="${text}">${number(value)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${escaped(title)}</title>
<style>${style}</style>
<text class="title" x="0" y="20">${escaped(`${title}, ${unit}`)}</text>
${rows.join('\n')}
</svg>
`;
};
