// A flame graph as SVG: each box is a function, as wide as its share, below the function that called it.
const width = 1_200;
const rowHeight = 17;
const headHeight = 30;
const letterWidth = 6.6;

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A colour for each part of the program, the same in every graph. */
const hueOf = (place) => {
  let hash = 0;
  for (const letter of place) hash = (hash * 31 + letter.codePointAt(0)) % 3_600;
  return Math.round(hash / 10);
};

const boxesOf = (tree, minShare) => {
  const boxes = [];
  const visit = (node, left, depth) => {
    if (node.total / tree.total < minShare) return;
    boxes.push({ node, left, depth });
    let childLeft = left;
    for (const child of node.children) {
      visit(child, childLeft, depth + 1);
      childLeft += child.total;
    }
  };
  visit(tree, 0, 0);
  return boxes;
};

/** @param minShare functions with a smaller share are left out */
export const flameGraph = (tree, { title, minShare = 0.001 }) => {
  const boxes = boxesOf(tree, minShare);
  const height = headHeight + (Math.max(...boxes.map(({ depth }) => depth)) + 1) * rowHeight;
  const scale = width / tree.total;
  const drawn = boxes.map(({ node, left, depth }) => {
    const [x, y, boxWidth] = [left * scale, headHeight + depth * rowHeight, node.total * scale];
    const share = ((node.total / tree.total) * 100).toFixed(1);
    const letters = Math.floor((boxWidth - 6) / letterWidth);
    const label = letters < 3 ? '' : escaped(node.name.slice(0, letters));
    return `<g><title>${escaped(`${node.name}, ${node.place || 'everything'}: ${share} %`)}</title><rect x="${x.toFixed(1)}" y="${y}" width="${Math.max(0.5, boxWidth - 0.5).toFixed(1)}" height="${rowHeight - 1}" fill="hsl(${hueOf(node.place)} 60% 75%)"/>${label && `<text x="${(x + 3).toFixed(1)}" y="${y + 12}">${label}</text>`}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<style>text{font:11px ui-monospace,monospace;fill:#111}.title{font:600 14px system-ui,sans-serif}</style>
<rect width="${width}" height="${height}" fill="#fff"/>
<text class="title" x="4" y="20">${escaped(title)}</text>
${drawn.join('\n')}
</svg>
`;
};
