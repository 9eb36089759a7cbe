import { send } from './post.mjs';
import { freePort } from '../../server/test/freePort.ts';

/** The metrics of a process: the setting with which it serves them, and a reader of their sums. */
export const metricsOf = async (variable) => {
  const port = await freePort();
  return {
    env: { [variable]: String(port) },
    /** The sum of all samples of a metric that have these labels, as in `{ status: '201' }`. */
    sum: async (name, labels = {}) => {
      const { text } = await send(`http://127.0.0.1:${port}/metrics`);
      const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
      return text
        .split('\n')
        .filter((line) => /^\w+/.exec(line)?.[0] === name && wanted.every((part) => line.includes(part)))
        .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
    },
  };
};
