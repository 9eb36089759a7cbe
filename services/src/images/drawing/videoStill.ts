import { diceFor } from './dice.ts';
import type { Drawing } from './drawing.ts';
import { postIllustration } from './postIllustration.ts';
import { circle, path, rect } from './shapes.ts';

/** The placeholder of a video: an illustration under a play button. */
export const videoStill = (video: string): Drawing => {
  const { width, height, content } = postIllustration(`video ${video}`);
  const shade = diceFor(`video:${video}`).pick(['#04262b', '#0b1f2e', '#1f1a2e']);
  const [x, y] = [width / 2, height / 2];
  return {
    width,
    height,
    content:
      content +
      rect(0, 0, width, height, shade).replace('/>', ' fill-opacity=".45"/>') +
      circle(x, y, 84, '#ffffff') +
      path(`M${x - 28} ${y - 44}L${x + 48} ${y}L${x - 28} ${y + 44}Z`, '#0b4a4c'),
  };
};
