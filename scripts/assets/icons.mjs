// npm run icons: renders the icons that browsers and phones need as bitmaps from web/public/favicon.svg.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareRuntime, root, say } from '../runtime.mjs';

await prepareRuntime();
const { default: sharp } = await import('sharp');
const { default: pngToIco } = await import('png-to-ico');

const folder = join(root, 'web/public');
const icon = readFileSync(join(folder, 'favicon.svg'), 'utf8');
// Phones crop a square to their own shape, by up to a tenth on each side.
const square = icon.replace(/ rx="\d+"/, '');
const safe = square
  .replace('viewBox="0 0 96 96"', 'viewBox="-12 -12 120 120"')
  .replace('<rect width="96" height="96"', '<rect x="-12" y="-12" width="120" height="120"');

const draw = (svg, size) => sharp(Buffer.from(svg), { density: 600 }).resize(size).png().toBuffer();
const write = (name, content) => {
  writeFileSync(join(folder, name), content);
  say(`web/public/${name}: ${content.length} bytes`);
};

write('favicon.ico', await pngToIco([await draw(icon, 16), await draw(icon, 32), await draw(icon, 48)]));
write('apple-touch-icon.png', await draw(square, 180));
for (const size of [192, 512]) {
  write(`icon-${size}.png`, await draw(icon, size));
  write(`icon-maskable-${size}.png`, await draw(safe, size));
}
